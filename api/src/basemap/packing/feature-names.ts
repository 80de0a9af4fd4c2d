type Tags = Readonly<Record<string, string>>;

/** The languages of the portal whose names are kept beside the local one. */
const LANGUAGES = ['ru', 'kk', 'en', 'es'] as const;
const LONGEST = 120;

const NAME_KEYS = ['name', ...LANGUAGES.map((language) => `name:${language}`)];

/** The names of a feature in all languages of the portal. */
export function namesOf(tags: Tags): Record<string, string> {
  const named = NAME_KEYS.flatMap((key) => {
    const name = tags[key]?.replace(/\s+/g, ' ').trim().slice(0, LONGEST);
    return name ? [[key, name]] : [];
  });
  return Object.fromEntries(named);
}

/** Whether it has a name in any language. */
export const hasName = (tags: Tags): boolean => NAME_KEYS.some((key) => tags[key]?.trim());
