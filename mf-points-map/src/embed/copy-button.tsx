import { Button, CheckIcon, CopyIcon } from '@ecocircle/ui-kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Outcome = 'none' | 'done' | 'failed';

/** Copies a text and says whether that went well; where the clipboard refuses, the text itself is there to be selected. */
export function CopyButton({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<Outcome>('none');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('done');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={outcome === 'done' ? <CheckIcon size="sm" /> : <CopyIcon size="sm" />}
        onClick={copy}
      >
        {children}
      </Button>
      <span role="status" className={outcome === 'failed' ? undefined : 'visually-hidden'}>
        {outcome !== 'none' && t(`cardActions.${outcome === 'done' ? 'copied' : 'notCopied'}`, { text })}
      </span>
    </>
  );
}
