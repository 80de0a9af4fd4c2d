import battery from './battery.svg';
import door from './door.svg';
import type { DrawingSource } from './drawing.tsx';
import emptyList from './empty-list.svg';
import emptyMap from './empty-map.svg';
import handsBag from './hands-bag.svg';
import jar from './jar.svg';
import key from './key.svg';
import letter from './letter.svg';
import lost from './lost.svg';
import offline from './offline.svg';
import paper from './paper.svg';

const SIZE = { width: 320, height: 240 } as const;

/** A glass jar among other glass. */
export const jarDrawing: DrawingSource = { src: jar, ...SIZE };

/** A tied stack of paper. */
export const paperDrawing: DrawingSource = { src: paper, ...SIZE };

/** Batteries and a lamp. */
export const batteryDrawing: DrawingSource = { src: battery, ...SIZE };

/** Two hands with a paper bag. */
export const handsBagDrawing: DrawingSource = { src: handsBag, ...SIZE };

/** A folded map: no point was found. */
export const emptyMapDrawing: DrawingSource = { src: emptyMap, ...SIZE };

/** A clipboard and a seedling: the list is still empty. */
export const emptyListDrawing: DrawingSource = { src: emptyList, ...SIZE };

/** A signpost with a cat: the page does not exist. */
export const lostDrawing: DrawingSource = { src: lost, ...SIZE };

/** A pulled plug: something did not load, or the connection is gone. */
export const offlineDrawing: DrawingSource = { src: offline, ...SIZE };

/** An opened letter with a tick: a mail is on its way. */
export const letterDrawing: DrawingSource = { src: letter, ...SIZE };

/** An open door with light behind it: come in. */
export const doorDrawing: DrawingSource = { src: door, ...SIZE };

/** A key with a leaf on its ring: a password. */
export const keyDrawing: DrawingSource = { src: key, ...SIZE };
