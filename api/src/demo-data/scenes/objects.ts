import { BRAND } from './palette.ts';
import { at, circle, ellipse, line, path, rect, recyclingMark, repeat, shadow } from './shapes.ts';

const bin = (x: number, colour: string, lid: string): string =>
  shadow(x + 75, 242, 190) +
  path(`M${x} 40h150l-12 196a10 10 0 0 1-10 9H${x + 22}a10 10 0 0 1-10-9z`, colour) +
  path(`M${x - 10} 22q85-34 170 0v20h-170z`, lid) +
  circle(x + 75, 30, 16, BRAND.ink) +
  rect(x + 32, 84, 86, 92, '#FFFFFF22', 10) +
  recyclingMark(x + 75, 130, 62, '#fff') +
  circle(x + 34, 246, 12, BRAND.ink) +
  circle(x + 116, 246, 12, BRAND.ink);

const containers = (): string =>
  bin(0, '#E0A02F', '#C98A1F') + bin(190, '#3E7CB1', '#2F6594') + bin(380, BRAND.brand, BRAND.strong);

const bell = (): string =>
  shadow(150, 300, 330) +
  path('M0 296q0-250 150-286Q300 46 300 296z', BRAND.brand) +
  path('M0 296q0-250 150-286-90 60-92 286z', BRAND.strong) +
  rect(-8, 278, 316, 22, BRAND.deep, 8) +
  circle(96, 120, 26, BRAND.deep) +
  circle(206, 120, 26, BRAND.deep) +
  line('M150 10v-26m-18 0h36', BRAND.deep, 9) +
  recyclingMark(150, 205, 84, BRAND.paper);

const battery = (x: number, y: number, turn: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-10, -24, 20, 48, colour, 4)}${rect(-5, -30, 10, 7, '#8A949A', 2)}${rect(-10, 8, 20, 6, '#ffffff88')}</g>`;

const batteryBox = (): string =>
  shadow(130, 332, 300) +
  rect(20, 120, 220, 210, '#FFFFFFB8', 14) +
  repeat(15, (index) =>
    battery(
      52 + (index % 5) * 40,
      306 - Math.floor(index / 5) * 42,
      (index * 47) % 180,
      [BRAND.accent, BRAND.danger, BRAND.brand, '#4A5B66', '#3E7CB1'][index % 5] as string,
    ),
  ) +
  line('M20 134v184a14 14 0 0 0 14 14h192a14 14 0 0 0 14-14V134', '#FFFFFF', 8) +
  rect(6, 56, 248, 76, BRAND.danger, 14) +
  rect(80, 78, 100, 16, BRAND.ink, 8) +
  path('M136 2l-24 40h20l-8 30 28-42h-20z', BRAND.accent);

const clothesBank = (): string =>
  shadow(130, 352, 310) +
  rect(0, 20, 260, 330, BRAND.strong, 18) +
  rect(0, 20, 260, 60, BRAND.deep, 18) +
  rect(34, 96, 192, 66, BRAND.deep, 10) +
  rect(44, 104, 172, 14, '#5DB08F', 6) +
  path('M94 200l-34 22 14 34 20-10v84h72v-84l20 10 14-34-34-22q-6 18-36 18t-36-18z', BRAND.soft);

const wheel = (x: number): string => circle(x, 236, 38, BRAND.ink) + circle(x, 236, 17, '#B9C6C1');

const van = (): string =>
  shadow(260, 270, 560) +
  path('M20 40a16 16 0 0 1 16-16h300v212H36a16 16 0 0 1-16-16z', BRAND.paper) +
  path('M336 70h92q18 0 28 16l44 70a30 30 0 0 1 4 16v48a16 16 0 0 1-16 16H336z', BRAND.brand) +
  path('M372 94h52q10 0 16 9l30 49h-98z', '#DCEEF0') +
  rect(20, 186, 316, 20, BRAND.accent) +
  recyclingMark(176, 108, 96, BRAND.brand) +
  rect(484, 176, 20, 22, BRAND.accent, 5) +
  wheel(112) +
  wheel(412);

const bale = (x: number, y: number, tone: string): string =>
  rect(x, y, 170, 96, tone, 8) +
  repeat(4, (index) => line(`M${x + 10} ${y + 20 + index * 19}h150`, '#00000022', 4)) +
  line(`M${x + 52} ${y}v96M${x + 118} ${y}v96`, BRAND.strong, 6);

const paperBales = (): string =>
  shadow(270, 296, 580) +
  bale(0, 200, '#D9B98A') +
  bale(180, 200, '#E6CFA6') +
  bale(360, 200, '#D2AE7C') +
  bale(90, 100, '#EAD8B6') +
  bale(270, 100, '#D9B98A') +
  bale(180, 0, '#E6CFA6');

const jar = (x: number, y: number, fill: string): string =>
  rect(x + 10, y, 64, 18, BRAND.accent, 5) +
  path(
    `M${x + 14} ${y + 18}h56q14 12 14 30v72a14 14 0 0 1-14 14H${x + 14}a14 14 0 0 1-14-14V${y + 48}q0-18 14-30z`,
    fill,
  ) +
  line(`M${x + 20} ${y + 52}v50`, '#FFFFFFAA', 7);

const bottle = (x: number, y: number, fill: string): string =>
  path(
    `M${x + 18} ${y}h20v44q18 14 18 40v90a12 12 0 0 1-12 12H${x + 12}a12 12 0 0 1-12-12V${y + 84}q0-26 18-40z`,
    fill,
  ) +
  rect(x + 8, y + 104, 40, 44, BRAND.paper, 4) +
  line(`M${x + 10} ${y + 84}v70`, '#FFFFFF66', 5);

const glassware = (): string =>
  shadow(260, 304, 560) +
  bottle(20, 0, '#2E7D5B') +
  bottle(96, 14, '#8A5A2B') +
  bottle(172, 0, '#5DB08F') +
  jar(252, 52, '#BFE3DC') +
  jar(350, 52, '#D5ECE4') +
  rect(0, 186, 470, 112, '#B58A56', 10) +
  repeat(3, (index) => rect(14, 200 + index * 32, 442, 18, '#C99F6C', 5)) +
  rect(180, 220, 110, 20, '#7A5A3C', 10);

const sprout = (x: number, y: number): string =>
  line(`M${x} ${y}v-70`, '#4F7A1F', 8) +
  path(`M${x} ${y - 40}q-54-4-58-50 54-2 58 50zM${x} ${y - 54}q54-2 60-52-56-4-60 52z`, '#6BA53C');

const compost = (): string =>
  shadow(220, 300, 480) +
  path('M40 70q180-80 360 0v40H40z', '#5A4632') +
  sprout(150, 62) +
  sprout(290, 58) +
  repeat(4, (index) => rect(10, 88 + index * 52, 420, 40, index % 2 ? '#C99F6C' : '#B58A56', 6)) +
  rect(0, 70, 30, 230, '#8A6642', 6) +
  rect(410, 70, 30, 230, '#8A6642', 6);

const appliances = (): string =>
  shadow(290, 316, 620) +
  rect(0, 90, 190, 224, '#F4F7F5', 12) +
  rect(0, 90, 190, 48, '#D6E2DD', 12) +
  circle(95, 222, 64, '#B9CEC7') +
  circle(95, 222, 46, '#3B6B72') +
  circle(158, 114, 9, BRAND.accent) +
  rect(220, 150, 210, 164, '#3A4A4F', 14) +
  rect(236, 166, 150, 132, '#8FC4BC', 10) +
  circle(409, 190, 9, BRAND.accent) +
  circle(409, 220, 9, '#B9C6C1') +
  line('M290 150l-34-60M340 150l40-66', '#3A4A4F', 7) +
  rect(456, 214, 130, 100, '#5A6570', 8) +
  repeat(3, (index) => rect(472, 232 + index * 24, 98, 10, '#8A949A', 5));

const scrapPile = (): string =>
  shadow(270, 286, 580) +
  path('M0 284q60-150 190-170 60-90 170-20 120 20 180 190z', '#7C8A90') +
  line('M60 250l150-170M130 270l240-190M300 270l150-150M200 200l180 70', '#B9C6C9', 16) +
  repeat(6, (index) =>
    circle(90 + index * 72, 236 - ((index * 53) % 90), 24, index % 2 ? '#C98A4B' : '#9DB0B4'),
  ) +
  line('M470 40v-90H250v60', '#E0A02F', 14) +
  path('M206 10h88l14 44H192z', BRAND.ink);

const furniture = (): string =>
  shadow(280, 286, 600) +
  rect(20, 60, 330, 140, '#5DA08C', 26) +
  rect(0, 120, 70, 140, BRAND.strong, 22) +
  rect(300, 120, 70, 140, BRAND.strong, 22) +
  rect(50, 160, 270, 90, BRAND.brand, 18) +
  line('M40 262v22M330 262v22', BRAND.ink, 12) +
  line('M430 284V90h110v194M430 190h110', '#8A6642', 14) +
  rect(424, 176, 124, 22, '#B58A56', 8) +
  rect(438, 20, 18, 160, '#8A6642', 6) +
  rect(520, 20, 18, 160, '#8A6642', 6) +
  rect(438, 46, 100, 22, '#B58A56', 6);

const caps = (): string =>
  shadow(170, 336, 360) +
  path('M70 20h200v40l40 60v190a24 24 0 0 1-24 24H54a24 24 0 0 1-24-24V120l40-60z', '#FFFFFFA8') +
  repeat(34, (index) =>
    circle(
      66 + (index % 7) * 35,
      312 - Math.floor(index / 7) * 34,
      16,
      ['#3E7CB1', BRAND.accent, BRAND.danger, BRAND.brand, '#FFFFFF', '#D987A6'][(index * 5) % 6] as string,
    ),
  ) +
  line('M70 20h200v40l40 60v190a24 24 0 0 1-24 24H54a24 24 0 0 1-24-24V120l40-60z', '#FFFFFF', 8);

const oil = (): string =>
  shadow(180, 316, 400) +
  bottle(20, 110, '#E3B84D') +
  bottle(100, 126, '#D39B2C') +
  rect(190, 70, 170, 246, BRAND.strong, 22) +
  ellipse(275, 74, 85, 22, BRAND.deep) +
  path('M275 134q46 62 46 92a46 46 0 0 1-92 0q0-30 46-92z', BRAND.accent);

const saplings = (): string =>
  shadow(280, 300, 620) +
  repeat(4, (index) => ellipse(60 + index * 150, 296, 62, 16, '#6B4F36')) +
  repeat(4, (index) => sprout(60 + index * 150, 290 - (index % 2) * 6)) +
  line('M420 300l60-210M466 84l40 12', '#8A6642', 12) +
  path('M380 270l50-8 10 50q-36 24-62-4z', '#9DB0B4');

const bags = (): string =>
  shadow(240, 286, 520) +
  repeat(3, (index) =>
    at(
      index * 160,
      0,
      1,
      path(
        'M20 110q-30 150 10 172h100q40-22 10-172-30-24-60-24t-60 24z',
        index === 1 ? BRAND.accent : '#5DB08F',
      ),
      path('M50 90q30-50 60 0-30 20-60 0z', index === 1 ? '#D39B2C' : BRAND.brand),
    ),
  );

const workbench = (): string =>
  shadow(290, 300, 640) +
  rect(0, 130, 580, 26, '#B58A56', 6) +
  line('M40 156v140M540 156v140', '#8A6642', 16) +
  path('M60 130l40-80h110l20 80z', '#5DA08C') +
  jar(300, -4, '#BFE3DC') +
  line('M420 126l70-80M470 40l34 26', '#5A6570', 12) +
  circle(260, 112, 18, BRAND.accent);

const swapRail = (): string =>
  shadow(280, 316, 600) +
  line('M20 312V20h520v292', '#5A6570', 12) +
  repeat(5, (index) =>
    at(
      70 + index * 100,
      20,
      1,
      line('M30 0v18', '#5A6570', 6),
      path(
        'M30 18l-38 22 12 40 18-8v110h36V72l18 8 12-40z',
        [BRAND.brand, BRAND.accent, '#3E7CB1', '#D98E73', '#8CC6B4'][index] as string,
      ),
    ),
  );

/** What a scene shows, with its width before scaling and its height above the ground. */
export const OBJECTS = {
  containers: { draw: containers, width: 530, height: 250 },
  bell: { draw: bell, width: 300, height: 300 },
  'battery-box': { draw: batteryBox, width: 260, height: 332 },
  'clothes-bank': { draw: clothesBank, width: 260, height: 350 },
  van: { draw: van, width: 510, height: 272 },
  'paper-bales': { draw: paperBales, width: 530, height: 298 },
  glassware: { draw: glassware, width: 470, height: 300 },
  compost: { draw: compost, width: 440, height: 300 },
  appliances: { draw: appliances, width: 590, height: 316 },
  'scrap-pile': { draw: scrapPile, width: 540, height: 284 },
  furniture: { draw: furniture, width: 560, height: 284 },
  caps: { draw: caps, width: 340, height: 336 },
  oil: { draw: oil, width: 360, height: 316 },
  saplings: { draw: saplings, width: 560, height: 300 },
  bags: { draw: bags, width: 480, height: 284 },
  workbench: { draw: workbench, width: 580, height: 300 },
  'swap-rail': { draw: swapRail, width: 560, height: 316 },
} as const;

/** A name of a thing that a scene shows. */
export type ObjectName = keyof typeof OBJECTS;
