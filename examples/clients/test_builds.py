"""Tests a client of the build service with pytest (docs/clients.md)."""

import json
import subprocess
import time
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

WORKFLOWS = """
workflows:
  android:
    scripts:
      - name: Build
        script: ./gradlew assembleRelease
    artifacts: [build/app.apk]
"""
COMMAND = ["node_modules/.bin/build-service", "--port", "0", "--temporary", "--end-with-stdin", "--control", "--strict"]


def git(folder, *args):
    subprocess.run(["git", *args], cwd=folder, check=True, stdout=subprocess.DEVNULL)


@pytest.fixture(scope="session")
def running(tmp_path_factory):
    folder = tmp_path_factory.mktemp("app")
    (folder / "codemagic.yaml").write_text(WORKFLOWS)
    git(folder, "init", "--quiet", "--initial-branch=main")
    git(folder, "add", ".")
    git(folder, "-c", "user.name=Test", "-c", "user.email=test@localhost", "commit", "--quiet", "--message=First")
    file = tmp_path_factory.mktemp("service") / "ready.json"
    options = ["--simulate", "--repository", str(folder), "--ready-file", str(file)]
    process = subprocess.Popen([*COMMAND, *options], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
    # The file appears whole, once the service answers.
    while not file.exists():
        assert process.poll() is None, "the service did not start"
        time.sleep(0.05)
    yield json.loads(file.read_text())
    process.stdin.close()
    assert process.wait(timeout=30) == 0


@pytest.fixture
def ask(running):
    def send(method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        headers = {"x-auth-token": running["token"], "content-type": "application/json"}
        request = Request(running["baseUrl"] + path, data=data, headers=headers, method=method)
        with urlopen(request, timeout=30) as answer:
            text = answer.read()
            return json.loads(text) if text else None

    send("POST", "/control/reset")
    return send


@pytest.fixture
def build(ask, running):
    """The client that is tested: starts a build, and polls until it ends."""

    def run():
        start = {"appId": running["appIds"][0], "workflowId": "android", "branch": "main"}
        build_id = ask("POST", "/builds", start)["buildId"]
        while True:
            try:
                state = ask("GET", f"/builds/{build_id}")["build"]
                if state.get("finishedAt"):
                    return state
            except HTTPError as error:
                assert error.code == 502
            time.sleep(0.05)

    return run


def test_a_build_finishes_although_two_answers_are_lost_to_a_proxy(ask, build):
    fault = {"method": "GET", "path": "/builds/*", "status": 502, "times": 2}
    ask("PUT", "/control/scenario", {"faults": [fault]})
    result = build()
    assert result["status"] == "finished"
    assert [artefact["name"] for artefact in result["artefacts"]] == ["app.apk"]


def test_a_build_fails(ask, build):
    ask("PUT", "/control/scenario", {"outcomes": [{"workflow": "android", "step": "Build", "exitCode": 3}]})
    assert build()["status"] == "failed"


def test_a_start_sends_the_branch_and_polls_only_its_own_build(ask, build, running):
    build_id = build()["_id"]
    start, *polls = ask("GET", "/control/requests")["requests"]
    assert start["body"] == {"appId": running["appIds"][0], "workflowId": "android", "branch": "main"}
    assert {(poll["method"], poll["path"]) for poll in polls} == {("GET", f"/builds/{build_id}")}


def test_each_test_starts_without_builds(ask):
    assert ask("GET", "/builds")["builds"] == []
