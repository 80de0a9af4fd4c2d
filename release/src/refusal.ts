/** A command that the tool refuses: what is wrong, what the user can do about it, and which gate did not open. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly advice: string;
  readonly gate: string | undefined;

  constructor(reason: string, advice: string, gate?: string) {
    super(reason);
    this.advice = advice;
    this.gate = gate;
  }
}
