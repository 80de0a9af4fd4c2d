/** Texts by those that they stand in for. */
export type OtherWords = Readonly<Record<string, string>>;

function replaceTexts<Value>(value: Value, replace: (text: string) => string): Value {
  if (typeof value === 'string') return replace(value) as Value;
  if (Array.isArray(value)) return value.map((part) => replaceTexts(part, replace)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, replaceTexts(part, replace)]);
  return Object.fromEntries(entries) as Value;
}

/**
 * Says some texts of a content otherwise; the rest stays as it is.
 *
 * @throws if the content does not have a text, or if one is given that is the same: after a change of the content each
 * text must be looked at again
 */
export function inOtherWords<Content>(content: Content, words: OtherWords): Content {
  const left = new Map(Object.entries(words));
  const result = replaceTexts(content, (text) => {
    left.delete(text);
    return words[text] ?? text;
  });
  for (const text of left.keys())
    throw new Error(`nothing says «${text}», and so it cannot be said otherwise`);
  for (const [text, other] of Object.entries(words))
    if (text === other) throw new Error(`«${text}» is given again although nothing differs`);
  return result;
}
