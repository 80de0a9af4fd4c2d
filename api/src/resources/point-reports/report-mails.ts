import { LOCALE_INFO, type Locale, REPORT_KINDS, type ReportKind } from '@ecocircle/shared-contracts';
import { letterMail, signature } from '../../mail/letter.ts';
import { fill, MAIL_TEXTS } from '../../mail/mail-texts.ts';
import type { NewMail } from '../../mail/outbox-repository.ts';

/** The reports of one kind on one point as a mail names them: never with what was typed. */
export interface NamedReports {
  readonly kind: ReportKind;
  readonly pointId: number;
  readonly pointName: string;
  readonly times: number;
}

/** Who is told of reports: those who run the points, or the desk where nobody does. */
export type ToldOfReports = 'owner' | 'desk';

/** So many points are named; the page behind the button has all. */
const MOST_POINTS = 10;

/** What visitors say of one point, in the order of the kinds, with how often where it was more than once. */
function kindWords(reports: readonly NamedReports[], locale: Locale): string {
  const { kinds } = MAIL_TEXTS[locale].report;
  return reports
    .toSorted((one, other) => REPORT_KINDS.indexOf(one.kind) - REPORT_KINDS.indexOf(other.kind))
    .map(({ kind, times }) => (times === 1 ? kinds[kind] : `${kinds[kind]} × ${times}`))
    .join('; ');
}

/** A mail about reports that came since the last one. */
export function reportsMail(
  told: ToldOfReports,
  reports: readonly NamedReports[],
  { email, locale, page }: { readonly email: string; readonly locale: Locale; readonly page: string },
): NewMail {
  const words = MAIL_TEXTS[locale].report[told];
  const { brand } = LOCALE_INFO[locale];
  const byPoint = [...Map.groupBy(reports, ({ pointId }) => pointId).values()];
  const facts = byPoint
    .slice(0, MOST_POINTS)
    .map((own) => [own[0]?.pointName ?? '', kindWords(own, locale)] as const);
  const letter = {
    title: words.title,
    paragraphs: [words.lead],
    facts: byPoint.length > MOST_POINTS ? [...facts, ['…', ''] as const] : facts,
    action: { label: words.action, url: page },
    footer: [fill(words.footer, { brand }), signature(locale)],
  };
  const subject = fill(words.subject, { brand });
  return letterMail({ kind: `reports-${told}`, to: email, subject }, letter, locale);
}
