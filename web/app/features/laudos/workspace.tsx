import type { Laudo } from "@relato/shared/contract/laudos.ts";
import { languageOfLocale } from "@relato/shared/domain/language.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useFilter } from "../../filters.ts";
import { Dialog, DialogHeader } from "../../ui/dialog.tsx";
import { ListIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { useMedia, WIDE } from "../../ui/media.ts";
import { useShortcuts } from "../../ui/shortcuts/use-shortcuts.ts";
import { Pending } from "../../ui/surfaces.tsx";
import { toast } from "../../ui/toast.tsx";
import { LintProvider } from "./check/lint-provider.tsx";
import { toggleDictation } from "./dictation/dictation-toggle.ts";
import { LaudoEditor } from "./laudo-editor.tsx";
import { MaskDialog } from "./mask-dialog.tsx";
import { type OpenLaudo, OpenLaudoContext } from "./open-laudo.ts";
import { LaudoPanels } from "./panels/laudo-panels.tsx";
import { ShowPanelContext, usePanelView } from "./panels/panel-view.ts";
import { PhrasesDialog } from "./phrases/phrases-dialog.tsx";
import { laudoQuery } from "./queries.ts";
import { SCREEN_SHORTCUTS } from "./shortcuts.ts";
import { LaudoShortcuts } from "./laudo-shortcuts.tsx";
import { MineList } from "./side/mine-list.tsx";
import { SidePanel, type SideTab, type SideView } from "./side/side-panel.tsx";
import { useCreateLaudo } from "./use-create-laudo.ts";
import { useLaudoSession } from "./use-laudo-session.ts";
import { useMask } from "./use-mask.tsx";

const NOTHING = { edit: false, sign: false, addendum: false, remove: false };
const asReadOnly = (laudo: Laudo): Laudo => ({ ...laudo, can: NOTHING });

/** The open laudo by the id of the query string. */
const useChosen = (isReadOnly: boolean) => {
  const { value: id, open: choose } = useFilter("id");
  const query = useQuery({
    ...laudoQuery(id),
    enabled: id !== "",
    ...(isReadOnly ? { select: asReadOnly } : {}),
  });
  const laudo = id === "" ? undefined : query.data;
  return { id, choose, query, open: useLaudoSession(laudo) };
};

/** The side panel: next to the editor, or a drawer on a narrow screen. */
const useSide = () => {
  const isWide = useMedia(WIDE);
  const [view, setView] = useState<SideView>({ tab: "mine", focus: 0 });
  const [isOpen, setOpen] = useState(false);
  return {
    view,
    setView,
    isWide,
    isOpen: isOpen && !isWide,
    setOpen,
    show: (tab: SideTab): void => {
      setView(({ focus }) => ({ tab, focus: focus + 1 }));
      setOpen(true);
    },
  };
};

/**
 * Focuses a laudo that was just created, and applies the mask that it was created for. Returns the
 * function that says which laudo that is.
 */
const useCreated = (open: OpenLaudo | null, applyMask: (id: string) => void) => {
  const created = useRef<{ id: string; maskId: string | null } | null>(null);
  useEffect(() => {
    if (created.current === null || open?.laudo.id !== created.current.id) return;
    const { maskId } = created.current;
    created.current = null;
    open.editor.commands.focus("end");
    if (maskId !== null) applyMask(maskId);
  });
  return (id: string, maskId: string | null): void => {
    created.current = { id, maskId };
  };
};

const saveNow = async (open: OpenLaudo | null, done: string): Promise<void> => {
  if (open !== null && (await open.flush())) toast({ variant: "success", title: done });
};

const useWorkspace = (isReadOnly: boolean) => {
  const { locale, text } = useLanguage();
  const chosen = useChosen(isReadOnly);
  const { open, choose } = chosen;
  const side = useSide();
  const mask = useMask(open);
  const expectCreated = useCreated(open, mask.apply);
  const create = useCreateLaudo(({ id }, maskId) => {
    side.setOpen(false);
    expectCreated(id, maskId);
    choose(id);
  });
  const start = (paciente_id: string | null, maskId: string | null = null): void => {
    if (!isReadOnly && !create.isPending) create.mutate({ paciente_id, maskId });
  };
  const tools = usePanelView();
  // Without a laudo the focus would move when one is opened later.
  const showTool: typeof tools.show = (tab, focus) => {
    if (open !== null) tools.show(tab, focus);
  };
  /** The dialog over the screen. It stays while the panel becomes a drawer or the reverse. */
  const [dialog, setDialog] = useState<"shortcuts" | "phrases" | null>(null);
  useShortcuts(
    SCREEN_SHORTCUTS,
    {
      create: () => start(null),
      masks: () => side.show("masks"),
      phrases: () => side.show("phrases"),
      patient: () => side.show("patients"),
      dictate: toggleDictation,
      check: () => showTool("check", "next"),
      conclusion: () => showTool("conclusion", "first"),
      sign: () => showTool("finish", "sign"),
      pdf: () => showTool("finish", "pdf"),
      save: () => void saveNow(open, text.laudos.saving.done),
      shortcuts: () => setDialog("shortcuts"),
    },
    { inText: true },
  );
  return {
    ...chosen,
    side,
    tools,
    mask,
    dialog,
    setDialog,
    panel: {
      view: side.view,
      onView: side.setView,
      currentId: chosen.id,
      language: open?.form.language ?? languageOfLocale(locale),
      isCreating: create.isPending,
      isApplying: mask.isPending,
      onCreate: (paciente_id: string | null) => start(paciente_id),
      onOpen: (id: string) => {
        side.setOpen(false);
        choose(id);
      },
      onInserted: () => side.setOpen(false),
      onOwnPhrases: () => {
        side.setOpen(false);
        setDialog("phrases");
      },
      onMask: (id: string) => {
        side.setOpen(false);
        if (open?.laudo.can.edit === true) return mask.apply(id);
        start(null, id);
      },
    },
  };
};

const NothingOpen = () => {
  const words = useLanguage().text.laudos;
  return (
    <div className="card grid min-h-[400px] place-items-center p-6 text-center print:hidden">
      <p className="text-lg text-muted">{words.choose}</p>
    </div>
  );
};

/** The open laudo and its tools. */
const Opened = (
  props: Pick<ReturnType<typeof useWorkspace>, "id" | "query" | "open" | "tools"> & {
    onShortcuts: () => void;
  },
) => {
  const { id, query, open, tools, onShortcuts } = props;
  const words = useLanguage().text.laudos;
  return (
    <div
      className={"grid min-w-0 content-start gap-6 2xl:grid-cols-[minmax(0,1fr)_24rem] print:block"}
    >
      {id === "" ? <NothingOpen /> : null}
      {id !== "" && open === null ? (
        <Pending query={query} title={words.failed} lines={10} />
      ) : null}
      {open === null ? null : (
        <LintProvider key={open.laudo.id}>
          <LaudoEditor onShortcuts={onShortcuts} />
          <ShowPanelContext value={tools.show}>
            <LaudoPanels view={tools.view} onTab={tools.choose} />
          </ShowPanelContext>
        </LintProvider>
      )}
    </div>
  );
};

/** The side panel, the open laudo and its tools. Without a plan laudos are only read. */
export const Workspace = ({ isReadOnly = false }: { isReadOnly?: boolean }) => {
  const words = useLanguage().text.laudos;
  const { id, query, open, side, tools, mask, panel, dialog, setDialog } = useWorkspace(isReadOnly);
  const lists = isReadOnly ? (
    <MineList currentId={id} onOpen={panel.onOpen} />
  ) : (
    <SidePanel {...panel} />
  );
  return (
    <OpenLaudoContext value={open}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
        {isReadOnly ? null : <h1 className="font-serif text-3xl font-semibold">{words.title}</h1>}
        {side.isWide ? null : (
          <button type="button" className="btn btn-quiet" onClick={() => side.setOpen(true)}>
            <ListIcon /> {words.openPanel}
          </button>
        )}
      </div>
      <div className="grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] print:block">
        {side.isWide ? (
          <section
            aria-label={words.panel}
            className={
              "card sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto self-start p-4 " +
              "print:hidden"
            }
          >
            {lists}
          </section>
        ) : null}
        <Opened {...{ id, query, open, tools }} onShortcuts={() => setDialog("shortcuts")} />
      </div>
      <Dialog
        isOpen={side.isOpen}
        onClose={() => side.setOpen(false)}
        label={words.panel}
        className="m-0 h-dvh max-h-none w-80 max-w-[90vw] overflow-y-auto p-4"
      >
        <DialogHeader title={words.title} onClose={() => side.setOpen(false)} />
        {lists}
      </Dialog>
      {mask.asking === null ? null : <MaskDialog mask={mask.asking} onAnswer={mask.answer} />}
      {dialog === "shortcuts" ? <LaudoShortcuts onClose={() => setDialog(null)} /> : null}
      {dialog === "phrases" ? (
        <PhrasesDialog language={panel.language} onClose={() => setDialog(null)} />
      ) : null}
    </OpenLaudoContext>
  );
};
