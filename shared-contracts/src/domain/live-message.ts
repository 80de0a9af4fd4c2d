import * as v from 'valibot';

/**
 * Schema of {@link LiveMessage}.
 *
 * @example
 * v.is(LiveMessageSchema, { title: 'withdrawal_success', body: '1100' });
 */
export const LiveMessageSchema = v.object({ title: v.string(), body: v.unknown() });

/**
 * A message of the live socket. The one title that is known today is `withdrawal_success`, whose body is the balance
 * after the withdrawal.
 *
 * @example
 * const message: LiveMessage = { title: 'withdrawal_success', body: '1100' };
 */
export type LiveMessage = v.InferOutput<typeof LiveMessageSchema>;

/** A frame on the wire: JSON whose `data` is JSON again. */
const LiveFrameSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ data: v.pipe(v.string(), v.parseJson(), LiveMessageSchema) }),
);

/**
 * Reads a text frame of the live socket; null where it is none.
 *
 * @example
 * readLiveFrame('{"data":"{\\"title\\":\\"withdrawal_success\\",\\"body\\":\\"1100\\"}"}');
 */
export function readLiveFrame(frame: unknown): LiveMessage | null {
  const { success, output } = v.safeParse(LiveFrameSchema, frame);
  return success ? (output as { data: LiveMessage }).data : null;
}

/**
 * Writes a message as a text frame of the live socket.
 *
 * @example
 * socket.send(writeLiveFrame({ title: 'withdrawal_success', body: '1100' }));
 */
export const writeLiveFrame = (message: LiveMessage): string =>
  JSON.stringify({ data: JSON.stringify(message) });

/**
 * The balance that a message carries: a number or its text. Null for another title and for a body that is no number.
 *
 * @example
 * balanceOf({ title: 'withdrawal_success', body: '1100' }); // 1100
 */
export function balanceOf({ title, body }: LiveMessage): number | null {
  if (title !== 'withdrawal_success') return null;
  const isFigure = typeof body === 'number' || (typeof body === 'string' && body.trim() !== '');
  const balance = isFigure ? Number(body) : Number.NaN;
  return Number.isFinite(balance) ? balance : null;
}
