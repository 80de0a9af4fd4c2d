/** How patient the map is with its archives, in milliseconds. */
export interface SourceTimes {
  /**
   * For each tile, and for each read over the network; less than a drawing may take, or an archive that hangs would cost
   * the whole drawing.
   */
  readonly readBudgetMs: number;
  /** An archive that could not be read is left alone for so long. */
  readonly pauseMs: number;
  /** How often folders are looked through, and archives on disk. */
  readonly lookEveryMs: number;
  /** How often a host is asked whether its archive is still the same. */
  readonly askHostEveryMs: number;
}

/** What installations use. */
export const SOURCE_TIMES: SourceTimes = {
  readBudgetMs: 2000,
  pauseMs: 15_000,
  lookEveryMs: 2000,
  askHostEveryMs: 60_000,
};
