import { latePart } from '@ecocircle/ui-kit';

/** Loads what reads and shows an answer: most visits of the map ask for no thing. */
export const loadAnswer = () => import(/* webpackChunkName: "answer" */ './late.ts');

/** The answer. */
export const Answer = latePart(loadAnswer);
