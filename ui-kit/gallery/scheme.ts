/** The scheme a gallery's visitor looks at. */
export type Scheme = 'auto' | 'light' | 'dark';

const CONDITION = '(prefers-color-scheme: dark)';
const MEDIA: Readonly<Record<Scheme, string>> = { auto: CONDITION, light: 'not all', dark: 'all' };
const darkRules: CSSMediaRule[] = [];

function collect(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.conditionText === CONDITION) darkRules.push(rule);
  }
}

/** Shows a scheme whatever the system prefers, by switching the style sheets' own media rules. */
export function showScheme(scheme: Scheme): void {
  if (darkRules.length === 0) for (const sheet of document.styleSheets) collect(sheet.cssRules);
  for (const rule of darkRules) rule.media.mediaText = MEDIA[scheme];
  document.documentElement.style.setProperty('color-scheme', scheme === 'auto' ? 'light dark' : scheme);
}
