import { scene } from './scene.ts';

/** Scenes of charity events. */
export const EVENT_SCENES = [
  scene(
    'cleanup-courtyard',
    'courtyard',
    ['autumn', 'day'],
    [['sacks', 720]],
    [
      ['boris', 200, 'right', 'work', 'rake'],
      ['kira', 1050, 'left', 'bag', 'sack'],
    ],
  ),
  scene(
    'cleanup-barrio',
    'barrio',
    ['spring', 'day'],
    [['sacks', 520]],
    [
      ['gala', 990, 'left', 'work', 'rake'],
      ['leo', 170, 'right', 'bag', 'sack'],
    ],
  ),
  scene(
    'cleanup-grove',
    'hills',
    ['autumn', 'morning'],
    [['sacks', 690]],
    [
      ['ada', 210, 'right', 'work', 'picker'],
      ['dauren', 1024, 'left', 'bag', 'sack'],
    ],
  ),
  scene(
    'cleanup-mountains',
    'mountains',
    ['summer', 'morning'],
    [['sacks', 690]],
    [
      ['clara', 210, 'right', 'work', 'picker'],
      ['dauren', 1024, 'left', 'bag', 'sack'],
    ],
  ),
  scene(
    'cleanup-sierra',
    'sierra',
    ['spring', 'day'],
    [['sacks', 690]],
    [
      ['juan', 210, 'right', 'work', 'picker'],
      ['gala', 1024, 'left', 'bag', 'sack'],
    ],
  ),
  scene(
    'cleanup-ditch',
    'barrio',
    ['spring', 'morning'],
    [
      ['sacks', 800, 0.9, -36],
      ['ditch', 600, 1, 26],
    ],
    [['juan', 330, 'right', 'work', 'rake', -26]],
  ),
  scene(
    'cleanup-ski-track',
    'hills',
    ['winter', 'day'],
    [
      ['skis', 900],
      ['sacks', 640, 0.9],
    ],
    [['nur', 210, 'right', 'work', 'picker']],
  ),

  scene(
    'planting-avenue',
    'avenue',
    ['spring', 'morning'],
    [['tree', 660, 1.2]],
    [
      ['elena', 330, 'right', 'lay', 'watering-can'],
      ['boris', 1000, 'left', 'work', 'shovel'],
    ],
  ),
  scene(
    'planting-mountains',
    'mountains',
    ['spring', 'day'],
    [['apple-tree', 620, 1.25]],
    [
      ['dauren', 290, 'right', 'work', 'shovel'],
      ['kira', 880, 'left', 'carry', 'sapling'],
    ],
  ),
  scene(
    'planting-steppe',
    'steppe-city',
    ['summer', 'day'],
    [
      ['birch', 730, 1.1],
      ['birch', 960, 0.9],
    ],
    [['clara', 400, 'right', 'lay', 'watering-can']],
  ),
  scene(
    'planting-barrio',
    'barrio',
    ['spring', 'day'],
    [['jacaranda', 600, 1.25]],
    [
      ['juan', 920, 'left', 'work', 'shovel'],
      ['gala', 270, 'right', 'lay', 'watering-can'],
    ],
  ),
  scene(
    'planting-sierra',
    'sierra',
    ['spring', 'morning'],
    [
      ['tree', 560, 1.1],
      ['plants', 830, 0.85],
    ],
    [
      ['fausto', 240, 'right', 'work', 'shovel'],
      ['leo', 1060, 'left', 'carry', 'sapling'],
    ],
  ),

  scene(
    'hazardous-avenue',
    'avenue',
    ['autumn', 'day'],
    [['hazard-table', 680]],
    [
      ['ada', 250, 'right', 'reach', 'bulb'],
      ['boris', 1050, 'left', 'show'],
    ],
  ),
  scene(
    'hazardous-mountains',
    'mountains',
    ['autumn', 'day'],
    [['hazard-table', 680]],
    [['clara', 250, 'right', 'reach', 'battery']],
  ),
  scene(
    'glass-barrio',
    'barrio',
    ['spring', 'morning'],
    [['glass', 620]],
    [
      ['clara', 190, 'right', 'bag', 'net-bag'],
      ['juan', 1060, 'left', 'lay', 'jar'],
    ],
  ),

  scene(
    'workshop-bicycle',
    'hall',
    ['spring', 'morning'],
    [['bicycle', 620]],
    [
      ['gala', 220, 'right', 'show', 'wrench'],
      ['leo', 1050, 'left', 'wave'],
    ],
  ),
  scene(
    'workshop-sewing',
    'hall',
    ['autumn', 'day'],
    [['sewing', 640]],
    [
      ['clara', 210, 'right', 'lay', 'shirt'],
      ['ada', 1060, 'left', 'show'],
    ],
  ),
  scene(
    'workshop-compost',
    'hall',
    ['winter', 'day'],
    [['compost-at-home', 660]],
    [['fausto', 250, 'right', 'lay', 'compost']],
  ),
  scene(
    'workshop-plastic',
    'library',
    ['autumn', 'evening'],
    [['lecture', 660, 1.05]],
    [
      ['inna', 300, 'right', 'show'],
      ['kira', 1010, 'left', 'wave'],
    ],
  ),
  scene(
    'workshop-sorting',
    'library',
    ['autumn', 'day'],
    [['sorting', 640]],
    [
      ['clara', 140, 'right', 'wave'],
      ['kira', 296, 'right', 'reach', 'plastic-bottle'],
      ['leo', 1010, 'left', 'carry', 'bundle'],
    ],
  ),

  scene(
    'exchange',
    'hall',
    ['autumn', 'evening'],
    [['clothes-rail', 640]],
    [
      ['ada', 230, 'right', 'lay', 'shirt'],
      ['dauren', 1050, 'left', 'bag', 'tote'],
    ],
  ),
  scene(
    'exchange-barrio',
    'barrio',
    ['spring', 'day'],
    [['clothes-rail', 600]],
    [
      ['gala', 1020, 'left', 'lay', 'dress'],
      ['clara', 170, 'right', 'bag', 'tote'],
    ],
  ),
  scene(
    'exchange-winter',
    'hall',
    ['winter', 'evening'],
    [['winter-rail', 640]],
    [
      ['nur', 176, 'right', 'bag', 'tote'],
      ['mira', 1040, 'left', 'lay', 'coat'],
    ],
  ),
] as const;
