import { createEvent, createStore } from 'effector';

export const problemMoved = createEvent<boolean>();

/** Whether the live socket cannot be reached for longer than a moment. */
export const $hasProblem = createStore(false).on(problemMoved, (_, hasProblem) => hasProblem);
