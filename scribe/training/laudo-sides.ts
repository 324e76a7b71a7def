import { hasOneSide, isComparison, otherSide, sideFeatures } from "../laudo/side-features.ts";
import { type ClaimExample, isPlantedIn, type ReadExample, textOf } from "./laudo-claims.ts";

/** Sides of conclusions, each as written and as the other side, which would be an error. */
export const sideExamples = (all: readonly ReadExample[]): ClaimExample[] =>
  all.flatMap((read, index) =>
    read.alignment.concluded.flatMap((statement): ClaimExample[] => {
      if (!hasOneSide(statement)) return [];
      const { side } = statement;
      const isWrong = isPlantedIn(read, statement) && read.example.planted!.kind === "laterality";
      const common = {
        isEchoed: isComparison(read.observed, statement),
        source: index,
        target: index,
        text: textOf(read, statement),
      };
      const features = sideFeatures(statement, side, read.alignment);
      if (isWrong) return [{ ...common, features, positive: true, isPlanted: true }];
      const flipped = sideFeatures(statement, otherSide(side), read.alignment);
      return [
        { ...common, features, positive: false, isPlanted: false },
        { ...common, features: flipped, positive: true, isPlanted: false },
      ];
    }),
  );
