import type { SeededRandom } from '../seeded-random.ts';
import { BRAND, type Growth, type Light } from './palette.ts';
import { at, circle, ellipse, line, path, rect, repeat } from './shapes.ts';

/** What a backdrop is drawn from. */
export interface Setting {
  readonly light: Light;
  readonly growth: Growth;
  readonly random: SeededRandom;
  readonly dark: boolean;
}

/** Where the ground begins. */
export const HORIZON = 540;

function windows(setting: Setting, x: number, y: number, columns: number, rows: number, step = 44): string {
  const { light, random, dark } = setting;
  return repeat(columns * rows, (index) => {
    const left = x + (index % columns) * step;
    const top = y + Math.floor(index / columns) * (step + 8);
    const lit = random.chance(dark ? 0.55 : 0.12);
    return rect(left, top, step * 0.5, step * 0.66, lit ? light.window : `${light.shade}2E`, 3);
  });
}

function block(setting: Setting, x: number, width: number, height: number, fill: string): string {
  const columns = Math.floor((width - 30) / 44);
  const rows = Math.floor((height - 40) / 52);
  const top = HORIZON - height;
  return (
    rect(x, top, width, height + 20, fill, 4) +
    rect(x - 6, top - 8, width + 12, 14, fill, 4) +
    windows(setting, x + 22, top + 30, columns, rows)
  );
}

function tree(setting: Setting, x: number, y: number, scale: number): string {
  const { growth, light } = setting;
  const trunk = line('M0 0V-120M0-60l-26-34M0-80l28-36', growth.bare ? '#5B5147' : '#6B5A45', 11);
  if (growth.bare)
    return at(x, y, scale, trunk, line('M-26-94l-16-40M28-116l20-40M0-120l-8-60M0-120l22-50', '#5B5147', 7));
  const crown =
    circle(0, -170, 74, growth.leaf) + circle(-52, -132, 50, growth.leaf) + circle(54, -138, 52, growth.leaf);
  const glow = circle(-22, -190, 40, growth.leafLight) + circle(40, -160, 24, growth.leafLight);
  return at(x, y, scale, ellipse(0, 2, 60, 9, `${light.shade}26`), trunk, crown, glow);
}

const poplar = ({ growth }: Setting, x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    rect(-6, -60, 12, 62, '#6B5A45', 4),
    ellipse(0, -150, 36, 116, growth.bare ? '#8FA39C' : growth.leaf),
    ellipse(-10, -170, 14, 76, growth.bare ? '#A9BAB4' : growth.leafLight),
  );

function courtyard(setting: Setting): string {
  const [far, middle, near] = setting.light.houses;
  return (
    block(setting, 40, 250, 300, far) +
    block(setting, 880, 290, 340, far) +
    block(setting, 250, 330, 250, middle) +
    block(setting, 640, 260, 210, near) +
    tree(setting, 130, 575, 1) +
    tree(setting, 1080, 580, 1.15)
  );
}

function facade(setting: Setting, x: number, width: number, height: number, fill: string): string {
  const top = HORIZON - height;
  const arches = repeat(Math.floor(width / 80), (index) =>
    path(`M${x + 26 + index * 80} ${HORIZON}v-56a20 20 0 0 1 40 0v56z`, `${setting.light.shade}33`),
  );
  return (
    rect(x, top, width, height + 20, fill) +
    rect(x - 8, top - 16, width + 16, 20, fill, 3) +
    rect(x - 4, HORIZON - 96, width + 8, 8, `${setting.light.shade}1F`) +
    windows(setting, x + 28, top + 26, Math.floor((width - 30) / 54), Math.floor((height - 150) / 62), 54) +
    arches
  );
}

function avenue(setting: Setting): string {
  const [far, middle, near] = setting.light.houses;
  const spire = path(`M596 ${HORIZON}v-330h48v330z`, far) + path('M598 214l22-150 22 150z', BRAND.accent);
  return (
    spire +
    facade(setting, 0, 330, 290, middle) +
    facade(setting, 330, 230, 250, near) +
    facade(setting, 700, 280, 270, near) +
    facade(setting, 980, 240, 310, middle) +
    tree(setting, 640, 580, 0.8) +
    tree(setting, 60, 590, 0.9)
  );
}

function mountains(setting: Setting): string {
  const [far, middle, near] = setting.light.houses;
  const ridge = path(
    `M0 430 170 250 300 350 470 160 640 330 800 210 960 340 1080 240 1200 330V${HORIZON}H0z`,
    far,
  );
  const snow = path(
    'M470 160 420 216l28-6 22 22 26-18 30 12zM800 210l-36 46 24-6 14 16 20-14 20 10zM170 250l-34 36 26-4 12 12 22-10z',
    '#F7FAF9',
  );
  const hills = path(`M0 470Q300 380 620 450T1200 430V${HORIZON + 10}H0z`, middle);
  return (
    ridge +
    snow +
    hills +
    block(setting, 90, 210, 170, near) +
    block(setting, 860, 250, 200, near) +
    repeat(5, (index) => poplar(setting, 360 + index * 105, 570, 0.7 + (index % 2) * 0.12)) +
    tree(setting, 1130, 585, 0.9)
  );
}

function steppeCity(setting: Setting): string {
  const [far, middle, near] = setting.light.houses;
  const tower = (x: number, width: number, height: number, fill: string) =>
    path(`M${x} ${HORIZON + 10}V${HORIZON - height + 40}l${width} -40V${HORIZON + 10}z`, fill) +
    windows(setting, x + 14, HORIZON - height + 70, Math.floor(width / 44), Math.floor((height - 90) / 52));
  const landmark =
    line(`M600 ${HORIZON}L582 250M600 ${HORIZON}L618 250M600 ${HORIZON}V250`, near, 9) +
    circle(600, 212, 46, BRAND.accent) +
    line('M560 262Q600 290 640 262', near, 9);
  return (
    tower(70, 130, 330, far) +
    tower(230, 110, 250, middle) +
    landmark +
    tower(820, 120, 300, middle) +
    tower(980, 140, 380, far) +
    tree(setting, 430, 580, 0.75) +
    tree(setting, 760, 585, 0.85)
  );
}

function townhouse(setting: Setting, x: number, width: number, height: number, fill: string): string {
  const top = HORIZON - height;
  const balcony =
    rect(x + width / 2 - 50, top + 110, 100, 8, BRAND.deep) +
    repeat(6, (index) => rect(x + width / 2 - 46 + index * 18, top + 76, 4, 34, BRAND.deep));
  return (
    rect(x, top, width, height + 20, fill) +
    rect(x - 4, top - 10, width + 8, 14, fill, 3) +
    rect(
      x + width / 2 - 32,
      top + 46,
      64,
      66,
      setting.dark ? setting.light.window : `${setting.light.shade}40`,
      4,
    ) +
    balcony +
    rect(x + 24, HORIZON - 116, 58, 136, BRAND.strong, 4) +
    rect(
      x + width - 92,
      HORIZON - 104,
      68,
      70,
      setting.dark ? setting.light.window : `${setting.light.shade}40`,
      4,
    )
  );
}

function barrio(setting: Setting): string {
  const washed = setting.dark
    ? ['#3C6E66', '#4B6B58', '#2F5F5A', '#56705A', '#35655E']
    : ['#F0D9A8', '#CFE3D4', '#E9C9B4', '#F3EADB', '#BCD8D6'];
  const widths = [250, 230, 260, 220, 260];
  let x = -10;
  const houses = widths.map((width, index) => {
    const house = townhouse(setting, x, width, 270 + ((index * 37) % 60), washed[index] as string);
    x += width;
    return house;
  });
  return houses.join('') + tree(setting, 250, 590, 0.95) + tree(setting, 980, 592, 1.05);
}

function sierra(setting: Setting): string {
  const [far, middle, near] = setting.light.houses;
  const church =
    rect(560, 300, 70, 250, near) +
    path('M552 304l43-76 43 76z', BRAND.brand) +
    rect(630, 400, 150, 150, near) +
    line('M595 228v-34M582 208h26', BRAND.deep, 6) +
    circle(595, 344, 15, `${setting.light.shade}55`);
  return (
    path(`M0 420Q180 280 380 380T760 330 1200 390V${HORIZON}H0z`, far) +
    path(`M0 480Q240 400 520 460T1200 440V${HORIZON + 10}H0z`, middle) +
    church +
    townhouse(setting, 110, 230, 200, near) +
    townhouse(setting, 880, 240, 220, middle) +
    poplar(setting, 430, 570, 0.7) +
    poplar(setting, 490, 575, 0.6) +
    tree(setting, 830, 588, 0.8)
  );
}

function shelf(x: number, y: number, setting: Setting): string {
  const tones = [BRAND.brand, BRAND.accent, '#8CC6B4', '#D9A06B', BRAND.strong];
  const goods = repeat(7, (index) => {
    const height = setting.random.between(34, 64);
    return rect(x + 14 + index * 34, y - height, 24, height, tones[(index + x) % tones.length] as string, 5);
  });
  return goods + rect(x, y, 260, 10, '#A98B63', 3);
}

function interior(setting: Setting): string {
  const wall = setting.dark ? '#2F5F57' : '#EAF3EE';
  const floor = setting.dark ? '#274E48' : '#DCCFB6';
  const lamp = (x: number) =>
    line(`M${x} 0V96`, BRAND.ink, 4) + path(`M${x - 44} 132q44-64 88 0z`, BRAND.accent);
  const board =
    rect(470, 130, 260, 150, BRAND.deep, 12) + line('M500 176h150M500 210h200M500 244h110', BRAND.soft, 8);
  return (
    rect(0, 0, 1200, 800, wall) +
    rect(0, HORIZON, 1200, 260, floor) +
    rect(0, HORIZON - 10, 1200, 14, '#C8B891') +
    board +
    [230, 340, 450].map((y) => shelf(90, y, setting) + shelf(850, y, setting)).join('') +
    lamp(330) +
    lamp(870)
  );
}

export const BACKDROPS = {
  courtyard,
  avenue,
  mountains,
  'steppe-city': steppeCity,
  barrio,
  sierra,
  interior,
} as const;

/** The background of a scene. */
export type BackdropName = keyof typeof BACKDROPS;
