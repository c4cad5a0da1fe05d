"""Starts the local build service, builds one workflow, and stops the service again. Python 3.9 or later, nothing to install.

Usage: python3 build.py <folder or address of a repository> <workflow id> <branch>
Run it in a checkout of build-service-action, or set BUILD_SERVICE to the command that starts the service.
"""

import json
import os
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.request import Request, urlopen

START = shlex.split(os.environ.get("BUILD_SERVICE", "npm run --silent service --"))
ENDS = {"finished", "warning", "failed", "canceled", "skipped", "timeout"}


def ask(service, method, path, body=None):
    headers = {"x-auth-token": service["token"], "content-type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    request = Request(service["baseUrl"] + path, data=data, headers=headers, method=method)
    with urlopen(request, timeout=30) as answer:
        return json.load(answer)


def wait_until_ready(process, file):
    # The file appears whole, once the service answers.
    while not file.exists():
        if process.poll() is not None:
            raise SystemExit(f"The service ended with status {process.returncode}")
        time.sleep(0.1)
    return json.loads(file.read_text())


def build(service, workflow_id, branch):
    start = {"appId": service["appIds"][0], "workflowId": workflow_id, "branch": branch}
    build_id = ask(service, "POST", "/builds", start)["buildId"]
    while True:
        state = ask(service, "GET", f"/builds/{build_id}")["build"]
        if state["status"] in ENDS:
            return state
        time.sleep(0.5)


def main(repository, workflow_id, branch):
    with tempfile.TemporaryDirectory() as folder:
        ready = Path(folder, "ready.json")
        options = ["--port", "0", "--data", f"{folder}/data", "--repository", repository, "--ready-file", str(ready)]
        process = subprocess.Popen([*START, *options], stdout=subprocess.DEVNULL)
        service = wait_until_ready(process, ready)
        try:
            result = build(service, workflow_id, branch)
            print(result["status"], *(artefact["name"] for artefact in result["artefacts"]))
            return 0 if result["status"] == "finished" else 1
        finally:
            # The service itself: npm would end without it.
            os.kill(service["pid"], signal.SIGTERM)
            process.wait()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:4]))
