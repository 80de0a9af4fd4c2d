import type { SeededRandom } from '../../seeded-random.ts';
import type { DayTime, Light, Season } from '../palette.ts';
import { area, at, line, rect, repeat } from '../shapes.ts';

/** What a backdrop is drawn from. */
export interface Setting {
  readonly light: Light;
  readonly season: Season;
  readonly time: DayTime;
  readonly random: SeededRandom;
}

/** Where the ground begins. */
export const HORIZON = 560;

export function pane(
  { light, random }: Setting,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const fill = random.chance(light.litShare / 10) ? light.lit : light.pane;
  return (
    rect(x, y, width, height, fill, 3) +
    line(`M${x + width / 2} ${y}v${height}M${x - 5} ${y + height}h${width + 10}`)
  );
}

export const panes = (
  setting: Setting,
  x: number,
  y: number,
  columns: number,
  rows: number,
  stepX = 64,
  stepY = 82,
): string =>
  repeat(columns * rows, (index) =>
    pane(setting, x + (index % columns) * stepX, y + Math.floor(index / columns) * stepY, 34, 46),
  );

export const snowOn = ({ season }: Setting, x: number, y: number, width: number): string =>
  season === 'winter'
    ? area(`M${x} ${y}q0-16 18-16h${width - 36}q18 0 18 16-12 8-24 0t-${width / 3} 2-${width / 3} 0z`, '#fff')
    : '';

export function block(setting: Setting, x: number, width: number, height: number, tone: 0 | 1 | 2): string {
  const top = HORIZON - height;
  const columns = Math.floor((width - 20) / 64);
  const rows = Math.floor((height - 70) / 82);
  const margin = (width - (columns * 64 - 30)) / 2;
  return (
    rect(x, top, width, height, setting.light.houses[tone]) +
    line(`M${x - 8} ${top}h${width + 16}M${x} ${top + 22}h${width}`) +
    panes(setting, x + margin, top + 48, columns, rows) +
    snowOn(setting, x - 8, top, width + 16)
  );
}

export function tree(setting: Setting, x: number, y: number, scale: number, tone: 0 | 1 = 0): string {
  const { light, season } = setting;
  const trunk = area('M-7 0l3-110h8L7 0z', light.line);
  if (season === 'winter')
    return at(
      x,
      y,
      scale,
      trunk,
      line('M0-60v-150M0-90l-44-52M0-110l46-56M0-150l-30-40M0-160l28-40M-26-120l-30-4M28-144l30-4'),
    );
  return at(
    x,
    y,
    scale,
    trunk,
    area(
      'M0-262c32-20 72 4 68 44 36 20 32 68-4 80-12 32-52 32-68 12-16 24-60 16-68-16-36-8-36-60 0-76-4-36 36-64 72-44z',
      light.leaves[tone],
    ),
    line('M0-60v-128m0 48l28-24m-28 56l-28-24'),
  );
}

export const poplar = ({ light, season }: Setting, x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    area('M-6 0l2-70h8L6 0z', light.line),
    season === 'winter'
      ? line('M0-60v-190M0-90l-20-60M0-100l20-60M0-150l-14-50M0-160l14-50')
      : area(
          'M0-280c30 40 44 100 38 160-4 40-20 60-38 60s-34-20-38-60c-6-60 8-120 38-160z',
          season === 'spring' ? light.leaves[0] : light.leaves[1],
        ) + line('M0-60v-120'),
  );

export function townhouse(
  setting: Setting,
  x: number,
  width: number,
  height: number,
  tone: 0 | 1 | 2,
): string {
  const { light } = setting;
  const top = HORIZON - height;
  const middle = x + width / 2;
  return (
    rect(x, top, width, height, light.houses[tone]) +
    rect(x - 8, top - 16, width + 16, 22, light.houses[tone === 0 ? 1 : 0], 3) +
    area(`M${middle - 30} ${top + 124}v-62a30 30 0 0 1 60 0v62z`, light.pane) +
    line(`M${middle} ${top + 34}v90`) +
    rect(middle - 56, top + 92, 112, 38, light.houses[2], 3) +
    repeat(6, (index) => line(`M${middle - 40 + index * 16} ${top + 92}v38`)) +
    area(`M${x + 30} ${HORIZON}v-98a26 26 0 0 1 52 0v98z`, light.roof) +
    rect(x + width - 96, HORIZON - 112, 62, 72, light.lit, 3) +
    line(`M${x + width - 65} ${HORIZON - 112}v72M${x + width - 102} ${HORIZON - 40}h74`)
  );
}
