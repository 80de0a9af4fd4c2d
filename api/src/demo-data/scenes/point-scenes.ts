import { scene } from './scene.ts';

/** Scenes at recycling points. */
export const POINT_SCENES = [
  scene(
    'courtyard-containers',
    'courtyard',
    ['summer', 'day'],
    [['containers', 720]],
    [['ada', 396, 'right', 'reach', 'plastic-bottle']],
  ),
  scene(
    'courtyard-containers-snow',
    'courtyard',
    ['winter', 'morning'],
    [['containers', 700]],
    [
      ['mira', 250, 'right', 'bag', 'tote'],
      ['oskar', 1010, 'left', 'lift', 'can'],
    ],
  ),
  scene(
    'avenue-containers',
    'avenue',
    ['autumn', 'evening'],
    [['sorted-containers', 640]],
    [['fausto', 222, 'right', 'carry', 'bundle']],
  ),
  scene(
    'mountains-containers',
    'mountains',
    ['spring', 'day'],
    [['containers', 620]],
    [
      ['dauren', 292, 'right', 'reach', 'plastic-bottle'],
      ['kira', 936, 'left', 'lift', 'can'],
    ],
  ),
  scene(
    'steppe-containers',
    'steppe-city',
    ['summer', 'evening'],
    [['containers', 560]],
    [['clara', 990, 'left', 'bag', 'tote']],
  ),
  scene(
    'barrio-containers',
    'barrio',
    ['spring', 'morning'],
    [['containers', 700]],
    [['gala', 370, 'right', 'reach', 'plastic-bottle']],
  ),
  scene(
    'courtyard-plastic',
    'courtyard',
    ['spring', 'morning'],
    [['cage', 700, 1.1]],
    [['inna', 366, 'right', 'reach', 'plastic-bottle']],
  ),
  scene(
    'barrio-plastic',
    'barrio',
    ['summer', 'day'],
    [['cage', 520, 1.1]],
    [
      ['leo', 836, 'left', 'lift', 'plastic-bottle'],
      ['clara', 1010, 'left', 'bag', 'tote'],
    ],
  ),
  scene(
    'courtyard-bell',
    'courtyard',
    ['autumn', 'day'],
    [['bell', 660, 1.15]],
    [['elena', 318, 'right', 'bag', 'net-bag']],
  ),
  scene(
    'barrio-bell',
    'barrio',
    ['spring', 'day'],
    [['bell', 560, 1.15]],
    [['juan', 800, 'left', 'reach', 'bottle']],
  ),

  scene(
    'courtyard-paper',
    'courtyard',
    ['autumn', 'day'],
    [['paper-on-scales', 680, 1.1]],
    [
      ['boris', 270, 'right', 'carry', 'bundle'],
      ['inna', 1040, 'left', 'show'],
    ],
  ),
  scene(
    'mountains-paper',
    'mountains',
    ['summer', 'morning'],
    [['paper-on-scales', 640, 1.1]],
    [['clara', 230, 'right', 'carry', 'bundle']],
  ),
  scene(
    'barrio-paper',
    'barrio',
    ['summer', 'day'],
    [['paper-on-scales', 660, 1.1]],
    [
      ['fausto', 250, 'right', 'carry', 'bundle'],
      ['kira', 1010, 'left', 'carry', 'books'],
    ],
  ),
  scene(
    'cardboard',
    'yard',
    ['summer', 'morning'],
    [['cardboard', 640, 1.15]],
    [['hugo', 262, 'right', 'carry', 'cardboard']],
  ),
  scene(
    'books',
    'library',
    ['spring', 'day'],
    [['books', 640, 1.15]],
    [['elena', 240, 'right', 'carry', 'books']],
  ),
  scene('cans', 'yard', ['summer', 'day'], [['cans', 600, 1.15]], [['leo', 900, 'left', 'lift', 'can']]),

  scene(
    'battery-box',
    'shop',
    ['summer', 'day'],
    [['battery-box', 560, 1.05]],
    [
      ['ada', 782, 'left', 'lift', 'battery'],
      ['kira', 1000, 'left', 'bag', 'tote'],
    ],
  ),
  scene(
    'lamps',
    'shop',
    ['autumn', 'day'],
    [['lamps', 690, 1.15]],
    [['boris', 310, 'right', 'reach', 'bulb']],
  ),

  scene(
    'avenue-clothes',
    'avenue',
    ['spring', 'morning'],
    [['clothes-bank', 660, 1.15]],
    [
      ['inna', 330, 'right', 'lay', 'shirt'],
      ['leo', 930, 'left', 'carry', 'box-of-clothes'],
    ],
  ),
  scene(
    'steppe-clothes',
    'steppe-city',
    ['winter', 'day'],
    [['clothes-bank', 620, 1.15]],
    [['nur', 280, 'right', 'carry', 'box-of-clothes']],
  ),
  scene(
    'barrio-clothes',
    'barrio',
    ['summer', 'evening'],
    [['clothes-bank', 560, 1.15]],
    [['gala', 890, 'left', 'lay', 'dress']],
  ),
  scene('shoes', 'hall', ['autumn', 'day'], [['shoes', 680, 1.15]], [['clara', 270, 'right', 'bag', 'bag']]),

  scene(
    'appliances',
    'hall',
    ['autumn', 'day'],
    [['large-appliances', 700]],
    [['hugo', 310, 'right', 'show']],
  ),
  scene('phones', 'shop', ['spring', 'day'], [['phones', 700]], [['dauren', 290, 'right', 'reach', 'phone']]),
  scene(
    'small-appliances',
    'hall',
    ['summer', 'morning'],
    [['small-appliances', 640, 1.15]],
    [['gala', 250, 'right', 'lay', 'toaster']],
  ),

  scene(
    'avenue-glass',
    'avenue',
    ['summer', 'day'],
    [['glass', 690]],
    [['elena', 260, 'right', 'bag', 'net-bag']],
  ),
  scene(
    'steppe-glass',
    'steppe-city',
    ['spring', 'day'],
    [['glass', 690]],
    [['dauren', 290, 'right', 'lay', 'jar']],
  ),
  scene('jars', 'shop', ['summer', 'morning'], [['jars', 690, 1.1]], [['ada', 300, 'right', 'lay', 'jar']]),

  scene(
    'courtyard-compost',
    'courtyard',
    ['spring', 'day'],
    [['compost', 680, 1.1]],
    [['fausto', 320, 'right', 'lay', 'compost']],
  ),
  scene(
    'barrio-compost',
    'barrio',
    ['spring', 'morning'],
    [['compost', 560, 1.1]],
    [
      ['gala', 920, 'left', 'lay', 'compost'],
      ['kira', 190, 'right', 'carry', 'compost'],
    ],
  ),

  scene(
    'ecocentre',
    'hall',
    ['spring', 'day'],
    [['counter', 620]],
    [
      ['inna', 170, 'right', 'carry', 'box'],
      ['juan', 1066, 'left', 'bag', 'tote'],
    ],
  ),
  scene(
    'courtyard-ecocentre',
    'courtyard',
    ['spring', 'evening'],
    [['station', 670]],
    [
      ['boris', 220, 'right', 'carry', 'bundle'],
      ['leo', 1076, 'left', 'bag', 'tote'],
    ],
  ),

  scene('scrap', 'yard', ['summer', 'day'], [['scrap', 660, 1.1]], [['hugo', 220, 'right', 'show']]),
  scene(
    'car-batteries',
    'yard',
    ['spring', 'day'],
    [['car-batteries', 660, 1.15]],
    [['boris', 270, 'right', 'carry', 'box']],
  ),

  scene(
    'avenue-van-night',
    'avenue',
    ['winter', 'night'],
    [['van', 730]],
    [['nur', 240, 'right', 'carry', 'paint']],
  ),
  scene(
    'steppe-van',
    'steppe-city',
    ['spring', 'night'],
    [['van', 700]],
    [['clara', 220, 'right', 'reach', 'bulb']],
  ),
  scene(
    'barrio-van-night',
    'barrio',
    ['summer', 'night'],
    [['van', 720]],
    [['juan', 250, 'right', 'carry', 'paint']],
  ),
  scene(
    'paints',
    'yard',
    ['summer', 'night'],
    [
      ['van', 790, 0.94, -34],
      ['paints', 540, 0.9, 8],
    ],
    [['boris', 220, 'right', 'carry', 'paint']],
  ),
  scene(
    'medicines',
    'yard',
    ['spring', 'night'],
    [
      ['van', 830, 0.94, -34],
      ['medicines', 520, 0.96],
    ],
    [['elena', 240, 'right', 'reach', 'pills']],
  ),

  scene(
    'furniture',
    'yard',
    ['spring', 'evening'],
    [['furniture', 700]],
    [['boris', 230, 'right', 'carry', 'chair']],
  ),
  scene(
    'tyres',
    'yard',
    ['summer', 'morning'],
    [['tyres', 690, 1.15]],
    [['dauren', 270, 'right', 'carry', 'tyre']],
  ),
  scene('wood', 'yard', ['spring', 'morning'], [['wood', 660, 1.1]], [['gala', 220, 'right', 'show']]),
  scene('rubble', 'yard', ['summer', 'day'], [['rubble', 680, 1.1]], [['hugo', 240, 'right', 'show']]),

  scene(
    'caps',
    'hall',
    ['autumn', 'morning'],
    [['caps', 680, 1.15]],
    [
      ['kira', 452, 'right', 'lift', 'cap'],
      ['ada', 250, 'right', 'wave'],
    ],
  ),
  scene(
    'toothbrushes',
    'hall',
    ['spring', 'evening'],
    [['toothbrushes', 680, 1.3]],
    [['leo', 410, 'right', 'lift', 'toothbrush']],
  ),
  scene('film', 'yard', ['spring', 'day'], [['film', 660, 1.2]], [['inna', 240, 'right', 'bag', 'bag']]),
  scene('oil', 'shop', ['summer', 'morning'], [['oil', 660, 1.2]], [['clara', 300, 'right', 'reach', 'oil']]),
] as const;
