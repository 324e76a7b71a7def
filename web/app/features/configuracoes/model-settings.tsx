import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../ui/language.tsx";
import { Note, Pending } from "../../ui/surfaces.tsx";
import { servicesQuery } from "../services/queries.ts";
import { Switches } from "./switches.tsx";

/** Which model is configured, and where the conversation goes. */
const ConfiguredModel = () => {
  const words = useLanguage().text.modelNote.settings;
  const query = useQuery(servicesQuery);
  if (query.data === undefined) return <Pending query={query} title={words.failed} lines={1} />;
  const model = query.data.model_writer;
  if (model === null) return <Note tone="info">{words.none}</Note>;
  const place = model.is_automation
    ? words.automation
    : model.is_local
      ? words.here
      : words.outside;
  return <Note tone="info">{place(model.name)}</Note>;
};

export const ModelSettings = () => {
  const words = useLanguage().text.modelNote.settings;
  return (
    <section aria-label={words.title} className="divide-y divide-line">
      <div className="py-4">
        <h2 className="mb-2 font-semibold">{words.title}</h2>
        <ConfiguredModel />
      </div>
      <Switches names={["model_writes", "style_examples"]} />
    </section>
  );
};
