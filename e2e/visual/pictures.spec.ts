import { CELLS } from './cells.ts';
import { declarePictures } from './declare-pictures.ts';

declarePictures(CELLS);
