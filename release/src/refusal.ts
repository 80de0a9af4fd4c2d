/** A command that the tool refuses: what is wrong, and what the user can do about it. */
export class Refusal extends Error {
  readonly advice: string;

  constructor(reason: string, advice: string) {
    super(reason);
    this.name = 'Refusal';
    this.advice = advice;
  }
}
