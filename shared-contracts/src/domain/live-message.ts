import { Answer } from '../api/answer.ts';
import { type PointStatus, type ServerPointStatus, toPointStatus } from './point-status.ts';

/**
 * A message of the live socket. Known titles: `withdrawal_success`, its body the balance that is left, and
 * `point_changed`, its body the id of a recycling point and the server's name of its status, with a space between.
 */
export interface LiveMessage {
  readonly title: string;
  readonly body: unknown;
}

/** Reads a text frame of the live socket, JSON whose `data` is JSON again; null where it is none. */
export function readLiveFrame(frame: unknown): LiveMessage | null {
  try {
    const message: unknown = JSON.parse(Answer.of(JSON.parse(String(frame))).text('data'));
    return { title: Answer.of(message).text('title'), body: (message as { body?: unknown }).body };
  } catch {
    return null;
  }
}

/** Writes a message as a text frame of the live socket. */
export const writeLiveFrame = (message: LiveMessage): string =>
  JSON.stringify({ data: JSON.stringify(message) });

/** The balance of a message, a number or its text; null for another title and for a body that is no number. */
export function balanceOf({ title, body }: LiveMessage): number | null {
  if (title !== 'withdrawal_success') return null;
  const isFigure = typeof body === 'number' || (typeof body === 'string' && body.trim() !== '');
  const balance = isFigure ? Number(body) : Number.NaN;
  return Number.isFinite(balance) ? balance : null;
}

/** The point of a message that tells of one, and its status; null for another title and for a body of another form. */
export function changedPointOf({ title, body }: LiveMessage): { id: string; status: PointStatus } | null {
  const [, id, status] = /^(\d+) (\w+)$/.exec(String(body)) ?? [];
  if (title !== 'point_changed' || !id || !status) return null;
  return { id, status: toPointStatus(status) };
}

/** A message that tells of a point. */
export const pointMessage = (id: string, status: ServerPointStatus): LiveMessage => ({
  title: 'point_changed',
  body: `${id} ${status}`,
});
