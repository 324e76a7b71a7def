import { useContext, useEffect, useLayoutEffect } from "react";
import {
  DateField,
  DateFieldStateContext,
  DateInput,
  DateSegment,
  type DateFieldState,
} from "react-aria-components/DateField";
import { TimeField, TimeFieldStateContext } from "react-aria-components/TimeField";
import { type DateKind, parseAs, readSegments, useTypedDate } from "./use-typed-date.ts";

/** What the segments offer to the field around them. */
export interface SegmentsControl {
  /** Replaces what is typed by an ISO text; "" clears. */
  set: (text: string) => void;
}

const SEGMENT =
  "min-w-6 shrink-0 rounded px-0.5 py-1.5 text-center whitespace-nowrap tabular-nums " +
  "outline-none " +
  "data-[placeholder]:text-muted data-[focused]:bg-accent data-[focused]:text-on-accent " +
  "data-[type=literal]:min-w-0 data-[type=literal]:px-0 data-[type=literal]:whitespace-pre " +
  "data-[type=literal]:text-muted";

const StateReporter = (props: {
  kind: DateKind;
  onReport: (text: string | null) => void;
  onControl: (control: SegmentsControl) => void;
}) => {
  const { kind, onReport, onControl } = props;
  const [day, time] = [useContext(DateFieldStateContext), useContext(TimeFieldStateContext)];
  const state = (day ?? time) as DateFieldState;
  useLayoutEffect(() => {
    // react-aria would change February 31 to February 28 on blur, and has no option against that.
    // oxlint-disable-next-line react/immutability -- The form shows an error instead.
    state.confirmPlaceholder = () => undefined;
    onControl({ set: (text) => state.setValue(parseAs(kind, text) as typeof state.value) });
  });
  const text = readSegments(kind, state);
  useEffect(() => onReport(text));
  return null;
};

/** The parts of a date or time in the order of the interface's language, each typed alone. */
export const Segments = (props: {
  kind: DateKind;
  value: string;
  onChange: (value: string) => void;
  /** Whether only a part is typed, or a day that does not exist. */
  onPartial: (isPartial: boolean) => void;
  onControl: (control: SegmentsControl) => void;
  labelledBy: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
  isReadOnly: boolean;
}) => {
  const { kind, onPartial, onControl } = props;
  const day = useTypedDate(kind === "time" ? "day" : kind, props.value, props.onChange);
  const time = useTypedDate("time", props.value, props.onChange);
  const typed = kind === "time" ? time : day;
  const attributes = {
    "aria-labelledby": props.labelledBy,
    "aria-describedby": props.describedBy,
    isInvalid: props.isInvalid,
    isRequired: props.isRequired,
    isReadOnly: props.isReadOnly,
    shouldForceLeadingZeros: true,
    validationBehavior: "aria" as const,
    className: "min-w-0 flex-1",
  };
  const children = (
    <>
      <StateReporter
        kind={kind}
        onControl={onControl}
        onReport={(text) => {
          onPartial(text === null);
          typed.report(text ?? "");
        }}
      />
      <DateInput className="flex min-h-11 items-center overflow-hidden px-2">
        {(segment) => <DateSegment segment={segment} className={SEGMENT} />}
      </DateInput>
    </>
  );
  return kind === "time" ? (
    <TimeField {...attributes} value={time.date} onChange={time.setDate}>
      {children}
    </TimeField>
  ) : (
    <DateField
      {...attributes}
      granularity={kind === "day" ? "day" : "minute"}
      value={day.date}
      onChange={(date) => day.setDate(date as typeof day.date)}
    >
      {children}
    </DateField>
  );
};
