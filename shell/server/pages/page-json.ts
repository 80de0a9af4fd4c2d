import type { PageData } from '@ecocircle/shared-contracts';

/** JSON that cannot end the script element it stands in. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** What many pages have alike, as it is written: it is most of their data. */
const written = new WeakMap<object, string>();

function writtenOnce(value: object): string {
  const text = written.get(value) ?? scriptJson(value);
  written.set(value, text);
  return text;
}

/** The data of a page, as {@link scriptJson} writes them. */
export function pageJson(page: PageData): string {
  const fields = Object.entries(page).filter(([, value]) => value !== undefined);
  const texts = fields.map(([name, value]) => {
    const isAlike = value === page.messages || value === page.remotes;
    return `"${name}":${isAlike ? writtenOnce(value) : scriptJson(value)}`;
  });
  return `{${texts.join(',')}}`;
}
