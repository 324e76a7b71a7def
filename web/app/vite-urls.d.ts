/** A worker's or worklet's own file, bundled by vite, as its address. */
declare module "*?worker&url" {
  const url: string;
  export default url;
}

/** Set by vite. */
interface ImportMeta {
  readonly env: { readonly PROD: boolean };
}
