/** An answer that is not as it must be; the message names the field and what it should have been. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
}

const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d(?::?\d\d)?)$/;

/** Whether a text is a moment of ISO 8601 with its time zone. */
export const isMoment = (text: string): boolean => MOMENT.test(text) && !Number.isNaN(Date.parse(text));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Reads typed fields out of what a server answered, and refuses a missing or a wrong one with an {@link AnswerError}.
 * Fields that nobody asks for may hold anything. The values of a tuple are asked for by their positions.
 *
 * @example
 * const cities = Answer.of(answer).list('data').map((city) => ({ name: city.text('name'), points: city.figure('points') }));
 */
export class Answer {
  readonly #fields: Readonly<Record<string, unknown>>;
  readonly #path: string;

  private constructor(fields: object, path: string) {
    this.#fields = fields as Record<string, unknown>;
    this.#path = path;
  }

  /** An answer as it came, or a part of one that is being read. */
  static of(answer: unknown, path = 'answer'): Answer {
    if (answer instanceof Answer) return answer;
    if (!isObject(answer)) throw new AnswerError(`${path} is no object`);
    return new Answer(answer, path);
  }

  #read<Value>(name: string, isRight: (value: unknown) => value is Value, expected: string): Value {
    const value = Object.hasOwn(this.#fields, name) ? this.#fields[name] : undefined;
    if (isRight(value)) return value;
    throw new AnswerError(`${this.#path}.${name} is not ${expected}`);
  }

  /** Whether a field that may be absent is there; null counts as absent. */
  has(name: string): boolean {
    return (this.#fields[name] ?? null) !== null;
  }

  /** A field as it came, whatever it is. */
  value(name: string): unknown {
    return Object.hasOwn(this.#fields, name) ? this.#fields[name] : undefined;
  }

  text(name: string): string {
    return this.#read(name, isText, 'a text');
  }

  textOrNull(name: string): string | null {
    return this.#fields[name] === null ? null : this.text(name);
  }

  /** A moment of ISO 8601 with its time zone. */
  moment(name: string): string {
    return this.#read(name, (value): value is string => isText(value) && isMoment(value), 'a moment');
  }

  momentOrNull(name: string): string | null {
    return this.#fields[name] === null ? null : this.moment(name);
  }

  /** A finite number, within bounds where they are given. */
  figure(name: string, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY): number {
    const isWithin = (value: unknown): value is number =>
      typeof value === 'number' && Number.isFinite(value) && value >= min && value <= max;
    return this.#read(name, isWithin, 'a number within its bounds');
  }

  figureOrNull(name: string): number | null {
    return this.#fields[name] === null ? null : this.figure(name);
  }

  flag(name: string): boolean {
    return this.#read(name, (value) => typeof value === 'boolean', 'true or false');
  }

  oneOf<const Name extends string>(name: string, names: readonly Name[]): Name {
    const isName = (value: unknown): value is Name => names.includes(value as Name);
    return this.#read(name, isName, `one of ${names.join(', ')}`);
  }

  object(name: string): Answer {
    return Answer.of(this.#read(name, isObject, 'an object'), `${this.#path}.${name}`);
  }

  objectOrNull(name: string): Answer | null {
    return this.#fields[name] === null ? null : this.object(name);
  }

  list(name: string): Answer[] {
    const entries = this.#read(name, Array.isArray, 'a list');
    return entries.map((entry, index) => Answer.of(entry, `${this.#path}.${name}.${index}`));
  }

  /** A list of texts. */
  texts(name: string): string[] {
    const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
    return this.#read(name, areTexts, 'a list of texts');
  }

  /** Texts by whatever names they have. */
  textsByName(name: string): Record<string, string> {
    const areTexts = (value: unknown): value is Record<string, string> =>
      isObject(value) && !Array.isArray(value) && Object.values(value).every(isText);
    return { ...this.#read(name, areTexts, 'an object of texts') };
  }
}
