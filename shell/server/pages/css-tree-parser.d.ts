/** The parser of css-tree alone, without its tables of what values may be. */
declare module 'css-tree/parser' {
  export { parse as default } from 'css-tree';
}
