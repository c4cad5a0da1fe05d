import * as core from '@actions/core';
import type { AnnotationOptions, Log } from '../runner.ts';

/** How text is made harmless: it can then be neither a workflow command nor a second line. */
export interface Escapes {
  line(text: string): string;
  annotation(text: string): string;
}

export function createLog({ escapes, redact }: { escapes: Escapes; redact: (text: string) => string }): Log {
  const line = (text: string): string => escapes.line(redact(text));
  const annotation = (text: string): string => escapes.annotation(redact(text));
  const titled = ({ title }: AnnotationOptions = {}): core.AnnotationProperties =>
    title === undefined ? {} : { title: line(title) };
  return {
    info: (text) => core.info(line(text)),
    debug: (text) => core.debug(line(text)),
    notice: (message, options) => core.notice(annotation(message), titled(options)),
    warning: (message, options) => core.warning(annotation(message), titled(options)),
    error: (message, options) => core.error(annotation(message), titled(options)),
    group(title, lines) {
      core.startGroup(line(title));
      for (const text of lines) core.info(line(text));
      core.endGroup();
    },
  };
}
