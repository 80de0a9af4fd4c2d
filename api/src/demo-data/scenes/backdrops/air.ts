import { INK } from '../palette.ts';
import { area, at, dot, rect, repeat, tint } from '../shapes.ts';
import type { BackdropName } from './backdrops.ts';
import { HORIZON, type Setting } from './parts.ts';

/** Where the sun stands: free, or well behind a roof. */
const SUN_AT: Readonly<Partial<Record<BackdropName, number>>> = {
  courtyard: 700,
  avenue: 480,
  mountains: 366,
  'steppe-city': 410,
  barrio: 836,
  sierra: 800,
  hills: 640,
  yard: 900,
};

/** The air over a place outside. */
export function air(backdrop: BackdropName, setting: Setting): string {
  const { light, time, random } = setting;
  const cloud = (x: number, y: number, scale: number) =>
    at(
      x,
      y,
      scale,
      area('M-66 44h132a30 30 0 0 0 4-60 46 46 0 0 0-86-20 36 36 0 0 0-58 22 30 30 0 0 0 8 58z', light.cloud),
    );
  const stars = repeat(22, () =>
    dot(random.between(20, 1180), random.between(90, 330), random.between(2, 4), '#b5dccd'),
  );
  const [height, radius] = time === 'evening' ? [280, 100] : time === 'night' ? [200, 46] : [212, 72];
  return (
    tint('M-10-10h1220v580H-10z', light.sky) +
    dot(SUN_AT[backdrop] ?? 700, height, radius, light.sun) +
    (time === 'night' ? stars : cloud(170, 176, 0.9) + cloud(1030, 160, 0.75))
  );
}

/** The ground outside, from the horizon down. */
export const ground = ({ light }: Setting): string =>
  rect(-10, HORIZON, 1220, 260, light.lawn) + area('M-10 646q300-26 640-18t580-2v200H-10z', light.pavement);

/** What falls. */
export function weather({ season, random }: Setting): string {
  if (season === 'winter')
    return repeat(46, () =>
      dot(random.between(0, 1200), random.between(0, 780), random.between(3, 6), '#ffffff'),
    );
  if (season !== 'autumn') return '';
  return repeat(16, () => {
    const [x, y, angle] = [random.between(20, 1180), random.between(600, 780), random.between(0, 180)];
    return `<path d="M0 0c4-14 18-20 30-18 0 14-14 24-30 18z" transform="translate(${x} ${y}) rotate(${angle})" fill="${INK.accent}" stroke="none"/>`;
  });
}
