/** What the name of an environment variable is everywhere: in requests, workflow files, the configuration and `CM_ENV`. */
export const variableName = /^[A-Za-z_]\w*$/;
