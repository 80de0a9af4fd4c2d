import { readFilter, writeFilter } from '../filters/index.ts';
import { fromServerZoom, type StartView, writeView } from '../points-data/index.ts';

/** Sizes that are offered, in CSS pixels; `wide` fills what is around it. */
export const EMBED_SIZES = {
  small: { width: '360', height: '480' },
  medium: { width: '640', height: '480' },
  wide: { width: '100%', height: '600' },
} as const;

/** The name of a size. */
export type EmbedSize = keyof typeof EMBED_SIZES;

/**
 * What a frame is asked for: the filter of a page, and what its map shows.
 *
 * @param view - as the server was asked for it
 */
export function embedSearch(search: URLSearchParams, view: StartView | null): string {
  const asked = new URLSearchParams(writeFilter(readFilter(search)));
  if (view) asked.set('at', writeView({ ...view, zoom: fromServerZoom(view.zoom) }));
  return `?${asked}`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * The code of a frame that shows a page without the site around it.
 *
 * @param address - the page's, in the language that the frame is to have
 * @param title - what the frame shows, for who does not see it
 */
export function embedCode(address: URL, size: EmbedSize, title: string): string {
  const shown = new URL(address);
  shown.searchParams.set('hide-layout-ui', 'true');
  const { width, height } = EMBED_SIZES[size];
  const attributes = { src: shown.href, title, width, height, loading: 'lazy', allow: 'geolocation' };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(value)}"`);
  return `<iframe ${written.join(' ')} style="border:0"></iframe>`;
}
