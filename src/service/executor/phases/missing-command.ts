/** The exit status of a shell that did not find a command. */
export const commandNotFound = 127;

/** Bytes; the message of the shell is near the end of the output. */
const keptOutput = 4_096;

/** Keeps the end of a script's output. */
export function outputEnd(): { add(chunk: Buffer): void; text(): string } {
  let end = Buffer.alloc(0);
  return {
    add(chunk) {
      end = Buffer.concat([end, chunk.subarray(-keptOutput)]).subarray(-keptOutput);
    },
    text: () => end.toString('utf8'),
  };
}

/** As `bash`, `sh` and `env` write it, each on a line of its own; other languages are not recognised. */
const messages = [
  /^.{0,1000}?: ([^\s:]{1,200}): (?:command )?not found$/,
  /^(?:.{0,1000}\/)?env: [‘'"`]?([^\s:’'"`]{1,200})[’'"`]?: No such file or directory$/,
  /^.{0,1000}?: ([^\s:]{0,200}\/[^\s:]{1,200}): No such file or directory$/,
];

/** Which command the shell did not find, as a part of a sentence; the service installs nothing, which people forget. */
export function missingCommand(output: string): string | undefined {
  for (const line of output.trimEnd().split('\n').reverse()) {
    const name = messages
      .map((message) => message.exec(line.trimEnd())?.[1])
      .find((found) => found !== undefined);
    if (name !== undefined)
      return name.includes('/')
        ? `\`${name}\` was not found`
        : `\`${name}\` is not installed on this machine`;
  }
  return undefined;
}
