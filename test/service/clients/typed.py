"""A typed client of the whole API: every field of its classes is required, and of exactly this type. Only the standard library.

Usage: BUILD_SERVICE_TOKEN=... SSH_KEY=... typed.py <base url> <app id> <team id>
Prints each endpoint whose answer it read, one a line. A field that is missing, null or of another type ends it.
To require one field more, add a line to its class. Optional[...] is a field that may be null, never one that may be missing.
"""

import dataclasses
import json
import os
import re
import sys
import time
from datetime import datetime
from typing import Dict, List, Optional, Union, get_args, get_origin, get_type_hints
from urllib.error import HTTPError
from urllib.request import HTTPRedirectHandler, Request, build_opener

record = dataclasses.dataclass(frozen=True)


@record
class Artefact:
    name: str
    type: str
    size: int
    md5: str
    url: str
    path: str


@record
class Script:
    command: str
    status: Optional[str]
    startedAt: Optional[datetime]
    finishedAt: Optional[datetime]
    logUrl: Optional[str]


@record
class Step:
    _id: str
    name: str
    type: Optional[str]
    status: Optional[str]
    startedAt: Optional[datetime]
    finishedAt: Optional[datetime]
    logUrl: Optional[str]
    subactions: List[Script]


@record
class Commit:
    hash: str
    commitMessage: str
    branch: Optional[str]
    tag: Optional[str]
    authorName: str
    authorEmail: str
    authorAvatarUrl: str
    committerName: str
    committerEmail: str
    isPullRequest: bool
    pullRequestNumber: Optional[int]
    url: str


@record
class Settings:
    flutterVersion: str
    xcodeVersion: str
    platforms: List[str]


@record
class Config:
    name: str
    buildSettings: Settings


@record
class Build:
    _id: str
    appId: str
    workflowId: Optional[str]
    fileWorkflowId: Optional[str]
    branch: Optional[str]
    tag: Optional[str]
    status: str
    message: Optional[str]
    index: int
    labels: List[str]
    createdAt: datetime
    instanceType: str
    version: Optional[str]
    pullRequest: None
    config: Config
    commit: Commit
    buildActions: List[Step]
    artefacts: List[Artefact]


@record
class EndedBuild(Build):
    startedAt: datetime
    finishedAt: datetime


@record
class Owner:
    name: str


@record
class Repository:
    id: Optional[str]
    provider: str
    owner: Owner
    htmlUrl: str
    defaultBranch: str
    language: Optional[str]
    isAuthenticationEnabled: bool
    publicSshKey: Optional[str]
    username: Optional[str]


@record
class Workflow:
    _id: str
    name: str
    instanceType: str
    isPublic: bool
    maxBuildDuration: int
    buildSettings: Settings


@record
class Application:
    _id: str
    appName: str
    branches: List[str]
    workflowIds: List[str]
    workflows: Dict[str, Workflow]
    lastBuildId: Optional[str]
    archived: bool
    isConfigured: bool
    settingsSource: str
    projectType: Optional[str]
    projectFiles: List[str]
    fileWorkflowIds: List[str]
    tags: List[str]
    userRights: List[str]
    iconUrl: Optional[str]
    ownerTeam: Optional[str]
    createdAt: datetime
    repository: Repository


@record
class ApplicationName:
    _id: str
    appName: str


@record
class ApplicationAnswer:
    application: Application


@record
class AddedPrivately:
    application: ApplicationName


@record
class Applications:
    applications: List[Application]
    builds: List[Build]


@record
class Started:
    buildId: str


@record
class Watched:
    application: Application
    build: Build


@record
class Ended:
    application: Application
    build: EndedBuild


@record
class Canceled:
    build: Build


@record
class Page:
    applications: List[Application]
    builds: List[Build]
    nextPageUrl: Optional[str]


@record
class Cache:
    _id: str
    appId: str
    workflowId: str
    lastUsed: datetime
    size: int


@record
class Caches:
    caches: List[Cache]


@record
class Deletion:
    caches: List[str]
    message: str


@record
class PublicUrl:
    url: str
    expiresAt: datetime


@record
class Member:
    _id: str
    email: str
    role: str


@record
class Team:
    _id: str
    name: str
    createdAt: datetime
    applicationIds: List[str]
    members: List[Member]


@record
class TeamOfUser:
    _id: str
    name: str
    role: str
    applicationIds: List[str]


@record
class User:
    _id: str
    email: str
    fullName: str
    personalTeam: Optional[str]
    teams: List[TeamOfUser]


@record
class UserAnswer:
    user: User


@record
class Variable:
    id: str
    key: str
    value: str
    group: str
    secure: bool


def read(kind, value, where):
    """The value as this type. Fails with the path of what is missing or wrong."""
    if dataclasses.is_dataclass(kind):
        fields = get_type_hints(kind)
        missing = [name for name in fields if name not in value]
        if missing:
            raise SystemExit(f"{where}: no field {', '.join(missing)}")
        return kind(**{name: read(of, value[name], f"{where}.{name}") for name, of in fields.items()})
    if get_origin(kind) is Union:
        return None if value is None else read(get_args(kind)[0], value, where)
    if get_origin(kind) is list and type(value) is list:
        return [read(get_args(kind)[0], one, f"{where}[{at}]") for at, one in enumerate(value)]
    if get_origin(kind) is dict and type(value) is dict:
        return {key: read(get_args(kind)[1], one, f"{where}.{key}") for key, one in value.items()}
    if kind is datetime and type(value) is str:
        for form in ("%Y-%m-%dT%H:%M:%S.%f%z", "%Y-%m-%dT%H:%M:%S%z"):
            try:
                return datetime.strptime(value, form)
            except ValueError:
                continue
    if kind is object or type(value) is kind:
        return value
    raise SystemExit(f"{where}: expected {kind}, got {value!r}")


base, app_id, team_id = sys.argv[1:4]
headers = {"x-auth-token": os.environ["BUILD_SERVICE_TOKEN"], "Content-Type": "application/json"}


class Stay(HTTPRedirectHandler):
    """A redirect is an answer: the token is for this service alone."""

    def redirect_request(self, *_):
        return None


opener = build_opener(Stay)


def ask(endpoint, kind=None, status=200, body=None, **parts):
    """Sends a request, and reads the answer as this type; without one, as text. Prints the endpoint."""
    method, path = endpoint.split(" ")
    url = base + re.sub(r":(\w+)", lambda part: parts[part.group(1)], path)
    data = None if body is None else json.dumps(body).encode()
    try:
        answer = opener.open(Request(url, data=data, headers=headers, method=method), timeout=30)
    except HTTPError as error:
        answer = error
    with answer:
        text = answer.read().decode()
        if answer.status != status:
            raise SystemExit(f"{endpoint}: {answer.status} {text}")
        print(endpoint)
        return text if kind is None else read(kind, json.loads(text), endpoint)


def start(workflow_id):
    body = {"appId": app_id, "workflowId": workflow_id, "branch": "main"}
    return ask("POST /builds", Started, body=body).buildId


def until(status, build_id):
    deadline = time.monotonic() + 60
    while True:
        build = ask("GET /builds/:id", Watched, id=build_id).build
        if build.status == status:
            return build
        if time.monotonic() > deadline:
            raise SystemExit(f"{build_id} is still {build.status}")
        time.sleep(0.2)


user = ask("GET /user", UserAnswer).user
assert [team._id for team in user.teams] == [team_id]
ask("GET /team/:id", Team, id=team_id)
invitation = {"email": "grace@example.com", "role": "developer"}
team = ask("POST /team/:team_id/invitation", Team, team_id=team_id, body=invitation)
guest = next(member for member in team.members if member.email == "grace@example.com")
ask("DELETE /team/:team_id/collaborator/:user_id", team_id=team_id, user_id=guest._id)

assert app_id in [app._id for app in ask("GET /apps", Applications).applications]
assert ask("GET /apps/:id", ApplicationAnswer, id=app_id).application.branches == ["main"]
added = ask("POST /apps", ApplicationName, body={"repositoryUrl": "https://example.com/added.git"})
ask("DELETE /apps/:id", id=added._id)
private = {"repositoryUrl": "git@example.com:ada/private.git", "sshKey": {"data": os.environ["SSH_KEY"], "passphrase": None}}
ask("POST /apps/new", AddedPrivately, body=private)

ask("POST /apps/:id/branches", status=202, id=app_id)
assert ask("GET /apps/:id/webhooks", List[str], id=app_id) == []

new = {"key": "TOKEN", "value": "a value", "group": "signing", "secure": True}
variable = ask("POST /apps/:id/variables", Variable, id=app_id, body=new)
where = {"id": app_id, "variableId": variable.id}
for method in ("PUT", "POST"):
    ask(f"{method} /apps/:id/variables/:variableId", Variable, body={"value": "another", "secure": True}, **where)
assert [one.key for one in ask("GET /apps/:id/variables", List[Variable], id=app_id)] == ["TOKEN"]
ask("DELETE /apps/:id/variables/:variableId", status=204, **where)

build_id, long_id = start("android"), start("long")
until("finished", build_id)
build = ask("GET /builds/:id", Ended, id=build_id).build
until("building", long_id)
assert ask("POST /builds/:id/cancel", Canceled, id=long_id).build._id == long_id
until("canceled", long_id)
ask("POST /builds/:id/cancel", status=208, id=long_id)
assert [one._id for one in ask("GET /builds", Page).builds] == [long_id, build_id]
for step in build.buildActions:
    ask("GET /builds/:id/step/:stepId", id=build_id, stepId=step._id)

path = build.artefacts[0].url[len(base + "/artifacts/"):]
ask("GET /artifacts/:secureFilename", status=302, secureFilename=path)
link = ask("POST /artifacts/:secureFilename/public-url", PublicUrl, secureFilename=path, body={})
assert link.url.startswith(base)

cache = ask("GET /apps/:id/caches", Caches, id=app_id).caches[0]
assert ask("DELETE /apps/:id/caches/:cacheId", Deletion, 202, id=app_id, cacheId=cache._id).caches == [cache._id]
ask("DELETE /apps/:id/caches", Deletion, 202, id=app_id)
