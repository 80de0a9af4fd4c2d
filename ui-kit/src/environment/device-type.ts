/** What a visitor holds in the hand or sits in front of. */
export type DeviceType = 'phone' | 'tablet' | 'pc';

/** What tells devices apart; a browser's `navigator` has it. */
export interface DeviceFacts {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/**
 * The kind of a device. An iPad calls itself a Macintosh, which has no touch screen.
 *
 * @example
 * deviceType(navigator); // 'phone'
 */
export function deviceType({ userAgent, maxTouchPoints }: DeviceFacts): DeviceType {
  if (/iPhone|iPod|Android.*Mobile|Windows Phone/.test(userAgent)) return 'phone';
  if (/iPad|Android/.test(userAgent)) return 'tablet';
  return userAgent.includes('Macintosh') && maxTouchPoints > 1 ? 'tablet' : 'pc';
}
