/** Parts of an archive, wherever it lies. */
export interface ByteRanges {
  /** What the operator called it; without secrets. */
  readonly address: string;
  /**
   * Reads so many bytes, or fewer at the archive's end.
   *
   * @throws VectorSourceError
   */
  read(offset: number, length: number, signal?: AbortSignal): Promise<ByteRange>;
}

/** Bytes, and which archive they are of: the identity changes when the archive is replaced. */
export interface ByteRange {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly identity: string;
}
