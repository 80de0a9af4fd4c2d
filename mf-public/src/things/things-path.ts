/** The page with all things. */
export const THINGS_PATH = '/what-to-do-with';

/** The page of a thing by its slug in the language of the page. */
export const thingPath = (slug: string): string => `${THINGS_PATH}/${slug}`;

/** Where the map shows the points that take one of some materials. */
export const mapOf = (materials: readonly string[]): string =>
  materials.length > 0 ? `/recycling-points?materials=${materials.join(',')}` : '/recycling-points';
