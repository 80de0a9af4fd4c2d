export type Place = readonly [x: number, y: number];
export type Limb = readonly [Place, Place, Place];

/** Where the joints are: shoulder, elbow and wrist; hip, knee and ankle. */
export interface Pose {
  readonly far: Limb;
  readonly near: Limb;
  readonly legs: readonly [Limb, Limb];
}

const STANDING: Pose['legs'] = [
  [
    [-20, -170],
    [-21, -96],
    [-22, -27],
  ],
  [
    [22, -170],
    [24, -96],
    [26, -27],
  ],
];
const WALKING: Pose['legs'] = [
  [
    [-12, -170],
    [-26, -96],
    [-48, -27],
  ],
  [
    [14, -170],
    [34, -96],
    [40, -27],
  ],
];

export const POSES = {
  /** Carries something before the breast, both hands on it. */
  carry: {
    legs: WALKING,
    far: [
      [36, -268],
      [66, -226],
      [98, -206],
    ],
    near: [
      [-28, -266],
      [-22, -204],
      [34, -192],
    ],
  },
  /** Puts something into what stands before. */
  reach: {
    legs: STANDING,
    far: [
      [-38, -266],
      [-54, -218],
      [-48, -176],
    ],
    near: [
      [30, -264],
      [76, -240],
      [122, -262],
    ],
  },
  /** Puts something into what is higher: for children. */
  lift: {
    legs: STANDING,
    far: [
      [-38, -266],
      [-54, -218],
      [-48, -176],
    ],
    near: [
      [30, -264],
      [80, -290],
      [124, -338],
    ],
  },
  /** Lays something down before. */
  lay: {
    legs: STANDING,
    far: [
      [36, -268],
      [70, -232],
      [112, -220],
    ],
    near: [
      [-26, -266],
      [-12, -206],
      [66, -196],
    ],
  },
  /** Walks with a bag in the hand. */
  bag: {
    legs: WALKING,
    far: [
      [36, -268],
      [58, -222],
      [66, -178],
    ],
    near: [
      [-32, -266],
      [-46, -214],
      [-40, -166],
    ],
  },
  /** Works with a tool on a long shaft, the far hand lower. */
  work: {
    legs: WALKING,
    far: [
      [36, -268],
      [84, -216],
      [102, -158],
    ],
    near: [
      [-28, -266],
      [-34, -208],
      [22, -208],
    ],
  },
  /** Greets. */
  wave: {
    legs: STANDING,
    far: [
      [36, -266],
      [84, -276],
      [96, -326],
    ],
    near: [
      [-36, -266],
      [-50, -214],
      [-44, -170],
    ],
  },
  /** Shows with a hand, the other on the hip. */
  show: {
    legs: STANDING,
    far: [
      [36, -268],
      [80, -238],
      [126, -244],
    ],
    near: [
      [-34, -266],
      [-70, -222],
      [-42, -190],
    ],
  },
} as const satisfies Record<string, Pose>;

/** A name of a pose. */
export type PoseName = keyof typeof POSES;

/** What hands hold, drawn about the place of the hand. */
export interface Held {
  /** In the near hand, or before both. */
  readonly near?: string;
  readonly far?: string;
}
