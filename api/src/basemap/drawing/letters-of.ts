const unescapeXml = (text: string): string =>
  text.replace(/&#(\d+);/g, (_sign, code) => String.fromCodePoint(Number(code)));

/** The letters of the names in a drawing, each once and in the order of their codes. */
export function lettersOf(svg: string): string {
  const letters = new Set([...svg.matchAll(/>([^<]+)</g)].flatMap(([, text = '']) => [...unescapeXml(text)]));
  return [...letters].sort().join('');
}
