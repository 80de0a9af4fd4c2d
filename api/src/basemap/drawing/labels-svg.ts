import { TILE_SIZE } from '../mercator.ts';
import type { BasemapPalette } from '../palette.ts';
import type { Label, MapPoint } from './label.ts';
import { NAME_CLASSES } from './map-classes.ts';
import { LINE_HEIGHT, MARK, NAME_STYLES } from './name-style.ts';

/** The font of all names: the page's Onest where the drawing is a part of the page. */
export const LABEL_FONT =
  "Onest,system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','DejaVu Sans',sans-serif";

export const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const round = (value: number): string => String(Math.round(value * 10) / 10);

/** Where the middle of the letters lies above the line that they stand on, in their size. */
const MIDDLE = 0.35;

/** Which tile the labels are drawn in; the key makes its ids its own in the whole page. */
export interface LabelsTile {
  readonly x: number;
  readonly y: number;
  readonly palette: BasemapPalette;
  readonly key: string;
}

/** A name on a point, or under the mark that stands there. */
function drawLines(
  { lines, isMarked }: Extract<Label['stand'], { lines: unknown }>,
  { x, y }: MapPoint,
  size: number,
): string {
  const height = lines.length * size * LINE_HEIGHT;
  const top = isMarked ? y + MARK.radius + MARK.gap : y - height / 2;
  const mark = isMarked ? `<circle cx="${round(x)}" cy="${round(y)}" r="${MARK.radius}"/>` : '';
  const drawn = lines.map((line, at) => {
    const baseline = top + (at + 0.5) * size * LINE_HEIGHT + size * MIDDLE;
    return `<text x="${round(x)}" y="${round(baseline)}">${escapeXml(line)}</text>`;
  });
  return mark + drawn.join('');
}

/** A drawn name, and the line that it bends along. */
function drawName(label: Label, place: (point: MapPoint) => MapPoint, id: string): string {
  const { text, size, stand } = label;
  const { x, y } = place(label.at);
  const down = round(size * MIDDLE);
  if ('angle' in stand)
    return `<text transform="translate(${round(x)} ${round(y)})rotate(${round(stand.angle)})" y="${down}">${escapeXml(text)}</text>`;
  if ('bend' in stand) {
    const d = stand.bend
      .map(place)
      .map((point, at) => `${at ? 'L' : 'M'}${round(point.x)} ${round(point.y)}`);
    return `<path id="${id}" d="${d.join('')}" fill="none" stroke="none"/><text dy="${down}"><textPath href="#${id}" startOffset="50%">${escapeXml(text)}</textPath></text>`;
  }
  return drawLines(stand, { x, y }, size);
}

/** The group of names that are set alike. */
function group(labels: readonly Label[], palette: BasemapPalette, content: string): string {
  const [{ kind, size }] = labels as [Label];
  const { weight, colour } = NAME_STYLES[kind];
  return `<g class="${kind}" font-size="${size}" font-weight="${weight}" fill="${palette[colour]}">${content}</g>`;
}

/** Draws names in a tile, from the least to the most important. */
export function drawLabels(labels: readonly Label[], { x, y, palette, key }: LabelsTile): string {
  const place = (point: MapPoint): MapPoint => ({ x: point.x - x * TILE_SIZE, y: point.y - y * TILE_SIZE });
  let count = 0;
  const nextId = (): string => {
    count += 1;
    return `n${key}-${count}`;
  };
  const drawn = [...NAME_CLASSES].reverse().map((kind) => {
    const alike = labels.filter((label) => label.kind === kind);
    const content = alike.map((label) => drawName(label, place, nextId())).join('');
    return content && group(alike, palette, content);
  });
  return drawn.join('');
}

/** The group around all names of a drawing. */
export const labelsGroup = (content: string, palette: BasemapPalette): string =>
  content &&
  `<g font-family="${LABEL_FONT}" text-anchor="middle" stroke="${palette.halo}" stroke-opacity=".85" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${content}</g>`;
