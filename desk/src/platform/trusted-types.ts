/** What of `TrustedTypePolicyFactory` is used: TypeScript does not know it. */
interface PolicyFactory {
  createPolicy(
    name: 'default',
    rules: Readonly<Record<string, (text: string, type: string, sink: string) => string | null>>,
  ): unknown;
}

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };

// Texts become nothing but addresses of the desk's own scripts, documents that run nothing, and emptiness: Leaflet writes
// that. Imported before all that could write more; the content policy allows no other one beside it.
trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  createHTML: (html, _type, sink) => (html === '' || sink.startsWith('DOMParser') ? html : null),
});
