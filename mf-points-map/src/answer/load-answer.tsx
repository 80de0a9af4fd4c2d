import { lazy, memo, Suspense } from 'react';
import type { AnswerProps } from './answer.tsx';

/** Loads what reads and shows an answer: most visits of the map ask for no thing. */
export const loadAnswer = () => import(/* webpackChunkName: "answer" */ './late.ts');

const Shown = lazy(loadAnswer);

/** The answer. That of the document stays as it is until its code comes. */
export const Answer = memo(function Answer(props: AnswerProps) {
  return (
    <Suspense>
      <Shown {...props} />
    </Suspense>
  );
});
