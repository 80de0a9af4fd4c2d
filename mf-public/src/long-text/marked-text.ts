/** A run of a marked text. */
export type TextRun =
  | { readonly kind: 'plain'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

const MARK = /\*\*(?<strong>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)/g;

/**
 * Splits a text at its marks.
 *
 * @example
 * textRuns('See the [map](/recycling-points).'); // plain, link, plain
 */
export function textRuns(text: string): TextRun[] {
  const runs: TextRun[] = [];
  let end = 0;
  const plainUntil = (index: number): void => {
    if (index > end) runs.push({ kind: 'plain', text: text.slice(end, index) });
  };
  for (const match of text.matchAll(MARK)) {
    const { strong, label = '', href = '' } = match.groups ?? {};
    plainUntil(match.index);
    runs.push(strong ? { kind: 'strong', text: strong } : { kind: 'link', text: label, href });
    end = match.index + match[0].length;
  }
  plainUntil(text.length);
  return runs;
}
