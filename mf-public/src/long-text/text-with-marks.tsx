import { Link } from '@ecocircle/shared-contracts/router';
import { Link as KitLink } from '@ecocircle/ui-kit';
import { type TextRun, textRuns } from './marked-text.ts';

const isOfThePortal = (href: string): boolean => /^[/#?]/.test(href);

function Run({ run }: { readonly run: TextRun }) {
  if (run.kind === 'plain') return run.text;
  if (run.kind === 'strong') return <strong>{run.text}</strong>;
  if (isOfThePortal(run.href)) return <KitLink render={<Link to={run.href} />}>{run.text}</KitLink>;
  return <KitLink href={run.href}>{run.text}</KitLink>;
}

/** A text whose marks are shown as strong words and links. */
export function TextWithMarks({ text }: { readonly text: string }) {
  return textRuns(text).map((run, index) => <Run key={index} run={run} />);
}
