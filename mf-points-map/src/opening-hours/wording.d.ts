import { type ClockTime, type WorkingDay } from '@ecocircle/shared-contracts';
import type { OpenNow } from '../points-data/index.ts';
import type { Texts } from '../portal-services/index.ts';
/**
 * A wall-clock time as a locale writes it. All but English count to 24 as the server's times do, which also spares
 * them locale data that a browser may lack (Kazakh).
 */
export declare function clockText(time: ClockTime, locale: string): string;
/** Whether a point is open, in words: "Open until 18:00", "Opens on Monday at 09:00". */
export declare function openText(t: Texts, locale: string, now: OpenNow): string;
/** The hours of one day: "09:00 – 18:00", "around the clock", "day off". */
export declare function dayText(t: Texts, locale: string, day: WorkingDay): string;
/** The break of a day: "Lunch break 13:00 – 14:00", or nothing where there is none. */
export declare function lunchText(t: Texts, locale: string, day: WorkingDay): string | null;
