import { createEngine, type Engine, type EngineOptions } from "./engine.ts";

/** An engine for tests: HANG, EXIT, THROW or MEMORY in a text makes its process do that. */
export const createFaultyEngine = (options: EngineOptions = {}): Engine =>
  createEngine({
    processes: 1,
    file: new URL("faulty-child.fixture.ts", import.meta.url),
    memory_mb: 160,
    ...options,
  });
