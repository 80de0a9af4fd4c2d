/** The part that is used; the published types lack the sizes and `dispose`. */
declare module 'heic-decode' {
  interface HeicPicture {
    readonly width: number;
    readonly height: number;
    /** Four bytes a pixel: red, green, blue, alpha. */
    decode(): Promise<{ readonly width: number; readonly height: number; readonly data: Uint8ClampedArray }>;
  }
  const decode: {
    all(options: {
      readonly buffer: Uint8Array;
    }): Promise<readonly HeicPicture[] & { readonly dispose: () => void }>;
  };
  export default decode;
}
