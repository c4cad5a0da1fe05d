import type { Finding, LogLine, MessageReader } from './problem.ts';

/**
 * The compilers of Xcode: what xcodebuild prints, what xcpretty and xcbeautify make of it, and what Flutter reads from the
 * result bundle.
 *
 *     /Users/builder/clone/ios/Runner/Cart.swift:12:5: error: cannot find 'total' in scope
 *     ❌  /Users/builder/clone/ios/Runner/Cart.swift:12:5: cannot find 'total' in scope
 *     Swift Compiler Error (Xcode): Cannot find 'total' in scope
 *     /Users/builder/clone/ios/Runner/Cart.swift:11:4
 */
export function xcodeReader(): MessageReader {
  /** The message of Flutter, whose place is in the next line. */
  let told: (LogLine & { readonly message: string }) | undefined;
  return {
    line(line) {
      const text = line.text.trim();
      const before = told;
      told = undefined;
      const [, message] = flutter.exec(text) ?? [];
      if (message) {
        told = { ...line, message };
        return undefined;
      }
      return (before && placed(before, line)) ?? compilerMessage(line);
    },
  };
}

const raw =
  /^(\/?[^:]+\.(?:swift|mm?|[ch](?:pp|xx|c|h)?|metal|storyboard|xib|plist|modulemap)):(\d+):(?:(\d+):)? (?:fatal )?error: (\S.*)$/;
const pretty = /^(?:❌|\[x\])\s+([^:\s][^:]*):(\d+):(?:(\d+):)? (?:(?:fatal )?error: )?(\S.*)$/;
/** The compilers of resources tell no line, at most the id of an object. */
const resources = /^(\/[^:]+\.(?:xcassets|storyboard|xib)):(?: ?[\w-]+:)? error: (\S.*)$/;
const flutter = /^(?:[A-Z][\w ]*?) \(Xcode\): (\S.*)$/;
const placeAlone = /^(\/[^:]+\.\w+):(\d+)(?::(\d+))?$/;

/** A failed assertion of XCTest has the form of an error, and other readers know these files better. */
const others = /^-\[|^\S+\.test\w* : /;
const otherFiles = /\.(?:java|kts?|dart|xml|gradle)$/;

function compilerMessage({ text, number }: LogLine): Finding | undefined {
  const [, resource, wrong] = resources.exec(text.trim()) ?? [];
  if (wrong) return { message: wrong, number, lines: [text], place: { path: resource } };
  const [, path = '', line, column, message] = raw.exec(text.trim()) ?? pretty.exec(text.trim()) ?? [];
  if (!message || others.test(message) || otherFiles.test(path)) return undefined;
  return {
    message,
    number,
    lines: [text],
    follow: 2,
    ...(path.includes('/') ? { place: { path, line, column } } : {}),
  };
}

function placed(told: LogLine & { readonly message: string }, { text }: LogLine): Finding | undefined {
  const [, path, line, column] = placeAlone.exec(text.trim()) ?? [];
  if (!path) return undefined;
  return {
    message: told.message,
    number: told.number,
    lines: [told.text, text],
    place: { path, line, column },
    retold: true,
  };
}
