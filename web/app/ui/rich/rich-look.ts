/** How formatted text looks, in an editor and outside of one. */
export const RICH_LOOK = [
  "space-y-2 break-words [white-space:break-spaces] [font-variant-ligatures:none]",
  "[&_h1]:font-serif [&_h1]:text-2xl [&_h1]:font-semibold [&_h2]:text-lg",
  "[&_h2]:font-semibold [&_h3]:font-semibold [&_ul]:list-disc [&_ul]:pl-6",
  "[&_ol]:list-decimal [&_ol]:pl-6 [&_pre]:overflow-x-auto [&_pre]:rounded-lg",
  "[&_pre]:bg-sunken [&_pre]:p-3 [&_code]:font-mono [&_code]:text-sm",
  "[&_blockquote]:border-l-4 [&_blockquote]:border-line [&_blockquote]:pl-3",
  "[&_hr]:border-line [&_table]:block [&_table]:max-w-full [&_table]:overflow-x-auto",
  "[&_table]:border-collapse [&_td]:relative [&_td]:min-w-24 [&_td]:border",
  "[&_td]:border-line [&_td]:px-2.5 [&_td]:py-1.5 [&_td]:align-top [&_th]:relative",
  "[&_th]:min-w-24 [&_th]:border [&_th]:border-line [&_th]:bg-sunken [&_th]:px-2.5",
  "[&_th]:py-1.5 [&_th]:text-left [&_th]:align-top [&_.selectedCell]:bg-accent-soft",
].join(" ");
