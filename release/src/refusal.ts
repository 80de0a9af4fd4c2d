/** Something that the tool will not do: what is wrong, and what the person at the keyboard can do about it. */
export class Refusal extends Error {
  readonly advice: string;

  constructor(reason: string, advice: string) {
    super(reason);
    this.name = 'Refusal';
    this.advice = advice;
  }
}
