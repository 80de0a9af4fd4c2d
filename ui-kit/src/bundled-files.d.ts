// What an import of a file that is no script gives, by the rules of `@ecocircle/shared-contracts/build`.

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css' {}

declare module '*.svg?inline' {
  const dataUrl: string;
  export default dataUrl;
}

/** Where the server renders it, the text of the picture; in the browser the address of its file. */
declare module '*.svg?in-document' {
  const textOrUrl: string;
  export default textOrUrl;
}

declare module '*.svg' {
  const url: string;
  export default url;
}

declare module '*.png' {
  const url: string;
  export default url;
}

declare module '*.webp' {
  const url: string;
  export default url;
}

declare module '*.woff2' {
  const url: string;
  export default url;
}
