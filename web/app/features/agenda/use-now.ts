import { useEffect, useState } from "react";

/** The current time, updated each minute: "today" changes on a page that stays open overnight. */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
};
