/** The package itself, by a name that is not shared: the build knows where it is. */
declare module 'react-i18next/whole' {
  export * from 'react-i18next';
}
