import { Answer } from '../api/answer.ts';

/** `message` is `emailAlreadyExists` for a known subscriber, otherwise empty; `reference` is for a person to quote. */
export interface SubmissionAnswer {
  readonly isOk: boolean;
  readonly message: string;
  readonly reference?: string | undefined;
}

/** Reads the answer to a form. */
export function readSubmissionAnswer(answer: unknown): SubmissionAnswer {
  const fields = Answer.of(answer);
  return {
    isOk: fields.flag('isOk'),
    message: fields.text('message'),
    ...(fields.has('reference') && { reference: fields.text('reference') }),
  };
}
