const SIDES: Readonly<Record<string, string>> = {
  direit: "esquerd",
  esquerd: "direit",
  derech: "izquierd",
  izquierd: "derech",
  left: "right",
  right: "left",
};

/** Every side in a text turned to the other: "direita" to "esquerda", in its gender and number. */
export const otherSide = (text: string): string =>
  text.replace(
    /(?<!\p{L})(direit|esquerd|derech|izquierd|left|right)(?=[oa]?s?(?!\p{L}))/giu,
    (side) => {
      const other = SIDES[side.toLowerCase()]!;
      return /^\p{Lu}/u.test(side) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
    },
  );
