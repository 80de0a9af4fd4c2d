import { area, at, circle, limb, shadow, turned } from '../shapes.ts';
import { CAST, type Looks, type Name } from './cast.ts';
import { shoe, TORSO } from './clothes.ts';
import { BACK_HAIR, face } from './head.ts';
import { type Held, type Limb, type Place, POSES, type Pose, type PoseName } from './poses.ts';

const joined = (joints: Limb): string => `M${joints.map((place) => place.join(' ')).join('L')}`;

const HAND = 13;

function handOf([, [elbowX, elbowY], [x, y]]: Limb): Place {
  const length = Math.hypot(x - elbowX, y - elbowY);
  return [x + ((x - elbowX) / length) * HAND * 1.1, y + ((y - elbowY) / length) * HAND * 1.1];
}

function hand(joints: Limb, { skin }: Looks): string {
  const [x, y] = handOf(joints);
  return circle(Math.round(x), Math.round(y), HAND, skin);
}

const arm = (joints: Limb, looks: Looks, k: number): string =>
  limb(joined(joints), 34 * k, looks.top) + hand(joints, looks);

/** A person who faces right, feet at the origin, 400 high when grown up. */
export function person(name: Name, poseName: PoseName, held: Held = {}): string {
  const looks: Looks = CAST[name];
  const pose: Pose = POSES[poseName];
  const k = looks.size ?? 1;
  const legs = pose.legs
    .map((leg) => limb(joined(leg), (looks.dress === 'dress' ? 28 : 40) * k, looks.legs) + shoe(leg[2][0]))
    .join('');
  const child = k < 1 ? 1.16 : 1;
  return at(
    0,
    0,
    k,
    shadow(0, 0, 150),
    held.far ? turned(...handOf(pose.far), 0, held.far) : '',
    arm(pose.far, looks, k),
    at(0, -350, child, BACK_HAIR[looks.hair]?.(looks.hairColour) ?? ''),
    legs,
    area('M-14-322v30h28v-30z', looks.skin),
    TORSO[looks.dress](looks.top),
    at(0, -350 - (child - 1) * 40, child, face(looks)),
    held.near ? turned(...handOf(pose.near), 0, held.near) : '',
    poseName === 'work' ? hand(pose.far, looks) : '',
    arm(pose.near, looks, k),
  );
}
